public import UIKit

extension InterruptibleTransition: UITabBarControllerDelegate {
  /// Itself, unless the app's own delegate has an animator; the tabs' order gives the direction.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    serve(tabBarController)
    guard toVC !== unanimatedTab else { return nil }
    if let own = tabBarDelegate?.animator(in: tabBarController, from: fromVC, to: toVC) {
      return own
    }
    let tabs = tabBarController.viewControllers ?? []
    let (old, new) = (tabs.firstIndex(of: fromVC) ?? 0, tabs.firstIndex(of: toVC) ?? 0)
    asked = Errand(
      .tab,
      new < old ? .backward : .forward,
      in: tabBarController,
      from: fromVC,
      to: toVC
    )
    return self
  }

  /// Always vended: without an interactor UIKit ignores touches until a transition is over.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animationController === self
      ? self : tabBarDelegate?.interactor(in: tabBarController, for: animationController)
  }

  /// What a tap in the bar selects while a transition runs is selected as ``select(_:in:animated:)`` does.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    serve(tabBarController)
    guard tabBarDelegate?.shouldSelect(viewController, in: tabBarController) != false else {
      return false
    }
    guard running?.errand.host === tabBarController || !waiting.isEmpty else { return true }
    select(viewController, in: tabBarController)
    return false
  }

  /// Tells the app's own delegate.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    serve(tabBarController)
    tabBarDelegate?.tellDidSelect(viewController, in: tabBarController)
  }
}
