import UIKit

extension UIViewPropertyAnimator {
  /// Calls a closure when the animator has completed.
  ///
  /// In an asynchronous function, Apple's compilers recommend the asynchronous form of `addCompletion(_:)`.
  func atEnd(_ action: @escaping () -> Void) {
    addCompletion { _ in action() }
  }
}
