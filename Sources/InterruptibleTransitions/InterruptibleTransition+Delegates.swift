public import UIKit

// A method that an app's delegate doesn't have is nil, as it is without a delegate; in headless UIKit all have a default.

extension InterruptibleTransition: UINavigationControllerDelegate {
  /// Returns this object, unless the app's delegate provides an animator, the screen uses a transition of the system, or
  /// the app chooses no effect.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    answering(about: [navigationController]) {
      let change = stack(of: navigationController).change(operation, from: fromVC, to: toVC)
      let animator =
        delegate(of: navigationController)?.navigationController(_:animationControllerFor:from:to:)
      let custom = animator?(navigationController, operation, fromVC, toVC) ?? nil
      if custom != nil || isLeftToSystem(change) {
        list.upcoming(change).map { list.giveUp($0) }
        stack(of: navigationController).explain(custom)
        return custom
      }
      if operation == .pop, list.upcoming(change) == nil { explainPlainPop(change) }
      flight(askedAbout: change)
      stack(of: navigationController).willChange()
      return self
    }
  }

  /// Logs a pop that wasn't requested from the object, of a screen that one of its transitions is showing or has just shown.
  private func explainPlainPop(_ change: ScreenChange) {
    guard let screen = change.from, let stack = change.container as? StackContainer else { return }
    let isArriving = list.all.contains {
      $0.status != .upcoming && $0.change.container === stack && $0.change.to === screen
    }
    if isArriving || stack.hasJustShown(screen) { stack.explainPlainPop(of: screen) }
  }

  /// Returns this object, except for a replaced stack.
  ///
  /// Without an interactor, UIKit ignores touches until a transition is complete.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard animationController === self else {
      let interactor =
        delegate(of: navigationController)?.navigationController(_:interactionControllerFor:)
      return interactor?(navigationController, animationController) ?? nil
    }
    return stack(of: navigationController).flight?.change.isReversible == false ? nil : self
  }

  /// Adds the gesture recognizers to a navigation controller that doesn't have them yet.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    stack(of: navigationController).serve()
    let forward = delegate(of: navigationController)?.navigationController(_:willShow:animated:)
    forward?(navigationController, viewController, animated)
  }

  /// Forwards the call to the app's delegate.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let forward = delegate(of: navigationController)?.navigationController(_:didShow:animated:)
    forward?(navigationController, viewController, animated)
  }

  private func delegate(
    of navigationController: UINavigationController
  ) -> (any UINavigationControllerDelegate)? {
    appDelegate(of: stack(of: navigationController)) as? any UINavigationControllerDelegate
  }
}

extension InterruptibleTransition: UITabBarControllerDelegate {
  /// During a transition, treats a tap in the bar like a call of ``select(_:in:animated:completion:)`` with the tapped
  /// tab.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    let tabs = tabs(of: tabBarController)
    tabs.serve()
    let allows = delegate(of: tabBarController)?.tabBarController(_:shouldSelect:)
    guard allows?(tabBarController, viewController) != false else { return false }
    guard tabs.flight != nil || queue.hasCall(for: tabBarController) else { return true }
    select(viewController, in: tabBarController)
    return false
  }

  /// Forwards the call to the app's delegate.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    tabs(of: tabBarController).serve()
    let forward = delegate(of: tabBarController)?.tabBarController(_:didSelect:)
    forward?(tabBarController, viewController)
  }

  func delegate(of tabBarController: UITabBarController) -> (any UITabBarControllerDelegate)? {
    appDelegate(of: tabs(of: tabBarController)) as? any UITabBarControllerDelegate
  }
}

extension InterruptibleTransition: UIViewControllerTransitioningDelegate {
  /// Returns this object, unless the app's delegate provides an animator, the screen uses a transition of the system (a
  /// preferred transition, or that of a sheet or popover), or the app chooses no effect.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    answering(about: [presented, presenting.firstPresenter]) {
      let animator =
        transitioningDelegate?.animationController(forPresented:presenting:source:)
      let custom = animator?(presented, presenting, source) ?? nil
      let change = card(of: presented).change(from: presenting, to: presented)
      return answer(change, about: presented, custom)
    }
  }

  /// Returns this object, unless the app's delegate provides an animator, the screen uses a transition of the system, or
  /// the app chooses no effect.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let presenting = dismissed.presentingViewController
    return answering(about: [dismissed, (presenting ?? dismissed).firstPresenter]) {
      let change = card(of: dismissed).change(from: dismissed, to: presenting)
      let animator = transitioningDelegate?.animationController(forDismissed:)
      let custom = animator?(dismissed) ?? nil
      return answer(change, about: dismissed, custom)
    }
  }

  private func answer(
    _ change: ScreenChange,
    about presented: UIViewController,
    _ custom: (any UIViewControllerAnimatedTransitioning)?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let isLeft = custom != nil || isLeftToSystem(change)
    if isLeft || presented.isSystemSheet {
      list.upcoming(change).map { list.giveUp($0) }
      card(of: presented).explain(custom)
      if !isLeft { card(of: presented).explainSheet() }
      return custom
    }
    // UIKit starts it with the next layout, after an app's block without animations.
    var change = change
    change.isAnimated = UIView.areAnimationsEnabled
    flight(askedAbout: change)
    return self
  }

  /// Returns this object.
  ///
  /// Without an interactor, UIKit ignores touches until a presentation is complete.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard animator !== self else { return self }
    let interactor = transitioningDelegate?.interactionControllerForPresentation(using:)
    return interactor?(animator) ?? nil
  }

  /// Returns this object.
  ///
  /// Without an interactor, UIKit ignores touches until a dismissal is complete.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard animator !== self else { return self }
    let interactor = transitioningDelegate?.interactionControllerForDismissal(using:)
    return interactor?(animator) ?? nil
  }

  /// Returns the app's presentation controller, or nil if there is none.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    answering(about: [presented, (presenting ?? source).firstPresenter]) {
      let make = transitioningDelegate?.presentationController(forPresented:presenting:source:)
      return make?(presented, presenting, source)
        ?? presentationControllerProvider?(presented, presenting)
    }
  }
}
