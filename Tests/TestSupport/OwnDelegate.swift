import UIKit

/// An app's delegate that notes what it hears.
@MainActor
final class OwnDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  private(set) var calls: [String] = []
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Whether tabs may be selected.
  var allows = false

  func forget() {
    calls = []
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.append(operation == .push ? "animatorFor push" : "animatorFor pop")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("didShow \(viewController.title ?? "")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("shouldSelect \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    calls.append("didSelect \(viewController.title ?? "")")
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.append("animatorForPresented")
    return nil
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    calls.append("presentationController")
    return CardPresentation(presentedViewController: presented, presenting: presenting)
  }
}
