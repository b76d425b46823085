/// Drives a transition of the system's own under a finger.
///
/// What is told to it before the transition starts is kept until then.
@MainActor
final class SystemInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  let animation: SystemTransition
  private weak var context: (any UIViewControllerContextTransitioning)?
  private var progress: CGFloat = 0
  /// The speed, in ways per second, at which the finger was lifted.
  private var release: CGFloat?

  init(_ animation: SystemTransition) {
    self.animation = animation
    super.init()
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    animation.interruptibleAnimator(using: transitionContext).pauseAnimation()
    scrub(to: progress)
    if let release { end(at: release) }
  }

  /// Follows the finger, which has gone a part of the way.
  func scrub(to progress: CGFloat) {
    self.progress = min(max(progress, 0), 1)
    guard let context, !animation.isOver else { return }
    animation.interruptibleAnimator(using: context).fractionComplete = self.progress
    context.updateInteractiveTransition(self.progress)
  }

  /// Lets go: the screen goes on to where a deceleration would carry it past the middle, or back.
  func end(at velocity: CGFloat) {
    release = velocity
    guard let context, !animation.isOver else { return }
    let projected = progress + velocity * 0.499
    settle(context, toEnd: projected >= 0.5, velocity: velocity)
  }

  /// The gesture was taken away.
  func cancel() {
    end(at: -.greatestFiniteMagnitude)
  }

  private func settle(
    _ context: any UIViewControllerContextTransitioning,
    toEnd: Bool,
    velocity: CGFloat
  ) {
    let animator = animation.interruptibleAnimator(using: context)
    let left = toEnd ? 1 - progress : progress
    // Faster than this a critically damped spring would run past its end.
    let speed = min(max((toEnd ? velocity : -velocity) / max(left, 0.01), 0), 18)
    if toEnd {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    animator.isReversed = !toEnd
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        mass: 3,
        stiffness: 1000,
        damping: 500,
        initialVelocity: CGVector(dx: speed, dy: speed)
      ),
      durationFactor: 0
    )
  }
}
