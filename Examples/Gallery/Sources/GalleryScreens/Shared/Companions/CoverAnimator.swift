import UIKit

/// A cover from the bottom edge as it has been written since iOS 7.
@MainActor
final class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.35
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    guard let screen = transitionContext.viewController(forKey: key), let cover = screen.view else {
      return transitionContext.completeTransition(false)
    }
    let place =
      isPresentation
      ? transitionContext.finalFrame(for: screen) : transitionContext.initialFrame(for: screen)
    let below = place.offsetBy(dx: 0, dy: container.bounds.maxY - place.minY)
    if isPresentation {
      container.addSubview(cover)
      cover.frame = below
    } else {
      uncover(transitionContext)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      // Under a finger, the time of the animation is the way of the finger.
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: { [isPresentation] in cover.frame = isPresentation ? place : below },
      completion: { [isPresentation] _ in
        if transitionContext.transitionWasCancelled, !isPresentation {
          transitionContext.view(forKey: .to)?.removeFromSuperview()
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }

  /// Puts the screen behind back, if it was taken away.
  private func uncover(_ context: any UIViewControllerContextTransitioning) {
    guard let behind = context.view(forKey: .to),
      let screen = context.viewController(forKey: .to)
    else { return }
    behind.frame = context.finalFrame(for: screen)
    context.containerView.insertSubview(behind, at: 0)
  }
}
