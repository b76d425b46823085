import UIKit

/// An app's own animations beside a transition's, and what it does afterwards.
@MainActor
struct Companion {
  let animations: @MainActor () -> Void
  let completion: (@MainActor (UIViewAnimatingPosition) -> Void)?

  /// Makes the changes without a transition.
  func goAlone() {
    animations()
    completion?(.end)
  }
}
