public import UIKit

extension InterruptibleTransition: UITabBarControllerDelegate {
  /// Returns this object, unless the app's own delegate has an animator; the tabs' order gives the direction.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    serve(tabBarController)
    let change = ScreenChange.tabs(of: tabBarController, from: fromVC, to: toVC)
    let upcoming = list.upcoming(change)
    let custom = tabBarDelegate?.animator(in: tabBarController, from: fromVC, to: toVC)
    guard custom == nil, upcoming?.change.isAnimated != false else {
      upcoming.map { list.giveUp($0) }
      return upcoming?.change.isAnimated == false ? nil : custom
    }
    flight(askedAbout: change).opensBar = tabBarController.tabBar.isUserInteractionEnabled
    return self
  }

  /// Returns this object: without an interactor UIKit ignores touches until a transition is over.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animationController === self
      ? self : tabBarDelegate?.interactor(in: tabBarController, for: animationController)
  }

  /// Makes a tap in the bar a call like any other while a transition is in flight: what it selects is selected as
  /// by ``select(_:in:animated:)``.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    serve(tabBarController)
    guard tabBarDelegate?.shouldSelect(viewController, in: tabBarController) != false else {
      return false
    }
    let isFree =
      list.flight(.children, tabBarController) == nil && !queue.hasCall(for: tabBarController)
    guard !isFree else { return true }
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
