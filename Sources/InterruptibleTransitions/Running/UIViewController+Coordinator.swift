import UIKit

extension UIViewController {
  /// The coordinator of what moves the screens of this controller, or of one inside it.
  var coordinatorInside: (any UIViewControllerTransitionCoordinator)? {
    if let transitionCoordinator { return transitionCoordinator }
    return children.lazy.compactMap(\.coordinatorInside).first
  }

  /// The same, or the coordinator of what is presented above.
  var coordinatorAbove: (any UIViewControllerTransitionCoordinator)? {
    coordinatorInside ?? presentedViewController?.coordinatorAbove
  }

  /// True while this controller or one inside it moves from one screen to another.
  var isInTransition: Bool { coordinatorInside != nil }
}
