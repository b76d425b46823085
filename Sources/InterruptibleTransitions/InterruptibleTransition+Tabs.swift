public import UIKit

extension InterruptibleTransition: UITabBarControllerDelegate {
  /// Makes a tap in the bar a call like any other while a transition is in flight: what it selects is selected as
  /// by ``select(_:in:animated:completion:)``.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    let tabs = tabs(of: tabBarController)
    tabs.serve()
    guard
      delegate(of: tabBarController)?.shouldSelect(viewController, in: tabBarController) != false
    else {
      return false
    }
    guard tabs.flight != nil || queue.hasCall(for: tabBarController) else { return true }
    select(viewController, in: tabBarController)
    return false
  }

  /// Tells the app's own delegate.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    tabs(of: tabBarController).serve()
    delegate(of: tabBarController)?.tellDidSelect(viewController, in: tabBarController)
  }

  func delegate(of tabBarController: UITabBarController) -> (any UITabBarControllerDelegate)? {
    appDelegate(of: tabs(of: tabBarController)) as? any UITabBarControllerDelegate
  }
}
