/// A transition of the system's own: one property animator, which moves what a subclass says.
@MainActor
class SystemTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  private(set) var isOver = false

  /// What it animates may go away in the middle of it, with a gesture that has paused it.
  isolated deinit {
    animator?.stopAnimation(true)
  }

  /// Adds the animations, and returns what is to be tidied up when they are over.
  func prepare(
    _ animator: UIViewPropertyAnimator,
    _ context: any UIViewControllerContextTransitioning
  ) -> () -> Void { {} }

  func makeAnimator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters())
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    makeAnimator().duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = makeAnimator()
    self.animator = animator
    let tidyUp = prepare(animator, transitionContext)
    animator.addCompletion { _ in
      tidyUp()
      // The system's screens know what covers them, whatever becomes of an app's.
      for key in [UITransitionContextViewKey.from, .to] {
        transitionContext.view(forKey: key)?.staleSafeArea = nil
      }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    isOver = true
  }
}
