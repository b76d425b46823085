import UIKit

/// A fade by hand whose animator is an animation, and no property animator.
@MainActor
final class JournaledAnimatorFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let fade: JournaledFade
  private var animator: JournaledAnimator?

  init(_ fade: JournaledFade) {
    self.fade = fade
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let whole = fade.interruptibleAnimator(using: transitionContext)
    animator = animator ?? fade.animator.map { JournaledAnimator($0, fade.journal) }
    return animator ?? whole
  }
}
