import UIKit

/// A fade of one second that vends no interruptible animator.
@MainActor
final class BlockFade: NSObject, UIViewControllerAnimatedTransitioning {
  /// Where true, a property animator fades all the same, of which UIKit does not know.
  private let hidesAnimator: Bool

  init(hidesAnimator: Bool = false) {
    self.hidesAnimator = hidesAnimator
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return }
    to.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    let complete = {
      to.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    if hidesAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { to.alpha = 1 }
      animator.addCompletion { _ in complete() }
      animator.startAnimation()
    } else {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { to.alpha = 1 },
        completion: { _ in complete() }
      )
    }
  }
}
