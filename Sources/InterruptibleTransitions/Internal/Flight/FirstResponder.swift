import UIKit

/// The view that had the keyboard before a transition took it away.
@MainActor
final class FirstResponder {
  private weak var view: UIView?

  /// Takes the keyboard away from a view's first responder, if there is one.
  func resign(in root: UIView?) {
    view = root.flatMap(FirstResponder.find)
    view?.resignFirstResponder()
  }

  /// Gives it back.
  func restore() {
    view?.becomeFirstResponder()
    view = nil
  }

  private static func find(in root: UIView) -> UIView? {
    if root.isFirstResponder { return root }
    for subview in root.subviews {
      if let found = find(in: subview) { return found }
    }
    return nil
  }
}
