import UIKit

/// Slides a screen off to the right with a block animation of one second, driven by percents.
@MainActor
final class BlockSlide: NSObject {
  let driver = UIPercentDrivenInteractiveTransition()
  /// Where the screen is when its animation has ended.
  private(set) var placeAtEnd: CGFloat?
}

extension BlockSlide: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return }
    let container = transitionContext.containerView
    to.frame = container.bounds
    container.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: {
        from.frame.origin.x = container.bounds.width
        from.alpha = 0.5
      },
      completion: { [weak self] _ in
        self?.placeAtEnd = from.frame.minX
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}

extension BlockSlide: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension BlockSlide: UIViewControllerTransitioningDelegate {
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
