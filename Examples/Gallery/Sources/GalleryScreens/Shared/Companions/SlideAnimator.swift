import UIKit

/// A slide as it has been written since iOS 7.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  private let onEnd: @MainActor () -> Void

  init(isPush: Bool, onEnd: @escaping @MainActor () -> Void) {
    self.isPush = isPush
    self.onEnd = onEnd
    super.init()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    onEnd()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.35
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let screen = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let isRightToLeft = container.isRightToLeft
    let width = isRightToLeft ? -container.bounds.width : container.bounds.width
    to.frame = transitionContext.finalFrame(for: screen)
    if isPush { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    to.center.x += isPush ? width : -width * 0.3
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      // Under a finger, the time of the animation is the way of the finger.
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: { [isPush] in
        to.frame = transitionContext.finalFrame(for: screen)
        from.center.x += isPush ? -width * 0.3 : width
      },
      completion: { _ in
        // UIKit removes the page that leaves, but not a page that doesn't come after all.
        if transitionContext.transitionWasCancelled { to.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
