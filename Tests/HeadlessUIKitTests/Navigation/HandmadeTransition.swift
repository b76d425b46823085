import UIKit

/// A navigation delegate that fades the incoming screen in.
@MainActor
final class HandmadeTransition: HandmadeFade {
  override func prepare(
    _ animator: UIViewPropertyAnimator,
    in context: any UIViewControllerContextTransitioning
  ) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return }
    to.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(to)
    to.alpha = 0
    animator.addAnimations { to.alpha = 1 }
  }
}

extension HandmadeTransition: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction == .none ? nil : self }
}
