/// Drives a transition by numbers, from a gesture for instance.
///
/// Where the animator is interruptible, that is paused, scrubbed and continued. Otherwise the time of the
/// container's layers is stopped, and moved by hand.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: HeadlessInteractionController,
  UIViewControllerInteractiveTransitioning
{
  private var run: (any PercentDrivenRun)?

  // MARK: - Configuration

  /// Where false, the transition begins by itself, and may be caught later.
  open var wantsInteractiveStart = true
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of what follows the interaction; used with an interruptible animator only.
  open var timingCurve: (any UITimingCurveProvider)?

  // MARK: - State

  /// The whole transition's duration, in seconds.
  open private(set) var duration: CGFloat = 0
  /// What was given to `update` last.
  open private(set) var percentComplete: CGFloat = 0

  // MARK: - Driving

  override func start(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let transition = context.transition
    else {
      HeadlessFault.raise(
        "UIPercentDrivenInteractiveTransition drives UIKit's own transitions: for a context of your own write an interaction controller"
      )
    }
    percentComplete = 0
    duration = CGFloat(transition.coordinator.transitionDuration)
    let layers = LayerRun(context, transition)
    if wantsInteractiveStart { layers.stop() }
    transition.animate()
    guard !context.isOver else { return }
    if let animator = transition.vend() {
      layers.goOn()
      if wantsInteractiveStart { animator.pauseAnimation() }
      run = AnimatorRun(context, animator)
    } else {
      run = layers
    }
  }

  /// Stops a transition that runs by itself, so that it can be scrubbed.
  open func pause() {
    run?.pause()
  }

  /// Shows a part of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let run, run.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    run.scrub(to: self.percentComplete)
    run.context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the transition run to its end.
  open func finish() {
    settle(.end)
  }

  /// Lets the transition run back to its start.
  open func cancel() {
    settle(.start)
  }

  private func settle(_ position: UIViewAnimatingPosition) {
    guard let run, run.isInteractive else { return }
    if position == .end {
      run.context.finishInteractiveTransition()
    } else {
      run.context.cancelInteractiveTransition()
    }
    run.settle(
      at: position,
      PercentDrivenLeg(speed: completionSpeed, curve: completionCurve, timing: timingCurve)
    )
  }
}
