import UIKit

/// Slides the screen that comes in from the right, in every kind of container; a dismissal slides out.
@MainActor
final class HandmadeSlide: HandmadeFade {
  override func prepare(
    _ animator: UIViewPropertyAnimator,
    in context: any UIViewControllerContextTransitioning
  ) {
    guard let coming = context.viewController(forKey: .to),
      let going = context.viewController(forKey: .from)
    else { return }
    let container = context.containerView
    let width = container.bounds.width
    if let to = context.view(forKey: .to) {
      to.frame = context.finalFrame(for: coming)
      container.insertSubview(to, at: going.isBeingDismissed ? 0 : container.subviews.count)
    }
    let isDismissal = going.isBeingDismissed
    guard let moving = context.view(forKey: isDismissal ? .from : .to) else { return }
    let rest = moving.center
    let aside = CGPoint(x: rest.x + width, y: rest.y)
    moving.center = isDismissal ? rest : aside
    animator.addAnimations { moving.center = isDismissal ? aside : rest }
  }
}

extension HandmadeSlide: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension HandmadeSlide: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension HandmadeSlide: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}
