public import UIKit

extension InterruptibleTransition: UINavigationControllerDelegate {
  /// Itself, unless the app's own delegate has an animator or the screen has a transition of the system's.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let requestedStack = requestedStack
    self.requestedStack = nil
    let own = navigationDelegate?.animator(
      in: navigationController,
      for: operation,
      from: fromVC,
      to: toVC
    )
    if let own { return own }
    let upper = operation == .pop ? fromVC : toVC
    guard !upper.hasSystemTransition else { return nil }
    // UIKit says "push" or "pop" of a set of controllers too; such a one may not be taken back.
    let stack = navigationController.viewControllers
    let isSet =
      requestedStack?.last === toVC
      || operation == .push && stack.last === toVC && !stack.contains(fromVC)
    asked = Errand(
      isSet ? .set : operation == .pop ? .pop : .push,
      operation == .pop ? .backward : .forward,
      in: navigationController,
      from: fromVC,
      to: toVC,
      stack: isSet ? requestedStack ?? stack : nil
    )
    return self
  }

  /// Always vended, except for a set of controllers: without an interactor UIKit ignores touches until a
  /// transition is over.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard animationController === self else {
      return navigationDelegate?.interactor(in: navigationController, for: animationController)
    }
    return asked?.kind == .set ? nil : self
  }

  /// Puts the recognisers on a navigation controller that it has not met before.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    serve(navigationController)
    navigationDelegate?.tellWillShow(viewController, in: navigationController, animated: animated)
  }

  /// Tells the app's own delegate.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationDelegate?.tellDidShow(viewController, in: navigationController, animated: animated)
  }
}
