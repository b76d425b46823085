/// Drives an interruptible animator, of which it knows only that it is one.
@MainActor
final class AnimatorRun: PercentDrivenRun {
  let context: TransitionContext
  private let animator: any UIViewImplicitlyAnimating

  init(_ context: TransitionContext, _ animator: any UIViewImplicitlyAnimating) {
    self.context = context
    self.animator = animator
  }

  func pause() {
    guard !context.isOver, animator.state == .active else { return }
    context.pauseInteractiveTransition()
    animator.pauseAnimation()
  }

  func scrub(to progress: CGFloat) {
    if animator.isReversed { animator.isReversed = false }
    animator.fractionComplete = progress
  }

  func settle(at position: UIViewAnimatingPosition, _ segment: PercentDrivenLeg) {
    let fraction = animator.fractionComplete
    let progress = animator.isReversed ? 1 - fraction : fraction
    let left = position == .end ? 1 - progress : progress
    animator.isReversed = position == .start
    animator.continueAnimation(
      withTimingParameters: segment.timing,
      durationFactor: max(left, 0) / max(segment.speed, 0.001)
    )
  }
}
