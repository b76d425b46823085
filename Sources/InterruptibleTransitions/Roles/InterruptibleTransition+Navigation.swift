public import UIKit

extension InterruptibleTransition: UINavigationControllerDelegate {
  /// Itself, for every push and pop.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self.operation = operation
    return self
  }

  /// Always vended: without an interactor UIKit ignores touches until a transition is over.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animationController === self ? self : nil
  }

  /// Puts the recognisers on a navigation controller that it has not met before.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard gestures?.navigationController !== navigationController else { return }
    gestures?.uninstall()
    gestures = NavigationGestures(of: navigationController, for: self)
  }

  /// A transition that a gesture asked for may not come, because UIKit shows the screen without one.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard running == nil else { return }
    change { self.send { $0.abandon() } }
  }
}
