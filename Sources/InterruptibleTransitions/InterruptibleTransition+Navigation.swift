public import UIKit

extension InterruptibleTransition: UINavigationControllerDelegate {
  /// Returns this object, unless the app's own delegate has an animator or the screen has a transition of the
  /// system.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let change = stack(of: navigationController).change(operation, from: fromVC, to: toVC)
    let custom = delegate(of: navigationController)?.animator(
      in: navigationController,
      for: operation,
      from: fromVC,
      to: toVC
    )
    let upper = operation == .pop ? fromVC : toVC
    if custom != nil || upper.hasSystemTransition {
      list.upcoming(change).map { list.giveUp($0) }
      stack(of: navigationController).explain(custom)
      return custom
    }
    flight(askedAbout: change)
    stack(of: navigationController).willChange()
    return self
  }

  /// Returns this object, except for a stack that is set: without an interactor UIKit ignores touches until a
  /// transition is over.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard animationController === self else {
      return delegate(of: navigationController)?.interactor(
        in: navigationController,
        for: animationController
      )
    }
    return stack(of: navigationController).flight?.change.isReversible == false ? nil : self
  }

  /// Adds the recognizers to a navigation controller that doesn't have them yet.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    stack(of: navigationController).serve()
    delegate(of: navigationController)?.tellWillShow(
      viewController,
      in: navigationController,
      animated: animated
    )
  }

  /// Tells the app's own delegate.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    delegate(of: navigationController)?.tellDidShow(
      viewController,
      in: navigationController,
      animated: animated
    )
  }

  private func delegate(
    of navigationController: UINavigationController
  ) -> (any UINavigationControllerDelegate)? {
    appDelegate(of: stack(of: navigationController)) as? any UINavigationControllerDelegate
  }
}
