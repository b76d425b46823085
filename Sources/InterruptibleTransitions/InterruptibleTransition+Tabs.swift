public import UIKit

extension InterruptibleTransition: UITabBarControllerDelegate {
  /// Makes a tap in the bar a call like any other while a transition is in flight: what it selects is selected as
  /// by ``select(_:in:animated:)``.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    serve(tabBarController)
    guard
      delegate(of: tabBarController)?.shouldSelect(viewController, in: tabBarController) != false
    else {
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
    delegate(of: tabBarController)?.tellDidSelect(viewController, in: tabBarController)
  }
}
