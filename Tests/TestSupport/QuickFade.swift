import UIKit

/// An app's animator, which nothing interrupts.
@MainActor
final class QuickFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(true)
    }
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(
      withDuration: 0.2,
      animations: { to.alpha = 1 },
      completion: { _ in transitionContext.completeTransition(true) }
    )
  }
}
