/// How one transition is driven by numbers.
@MainActor
protocol PercentDrivenRun: AnyObject {
  var context: TransitionContext { get }

  /// Stops what moves by itself.
  func pause()
  /// Shows a part of the transition.
  func scrub(to progress: CGFloat)
  /// Lets go.
  func settle(at position: UIViewAnimatingPosition, _ segment: PercentDrivenLeg)
}

extension PercentDrivenRun {
  var isInteractive: Bool { context.isInteractive && !context.isOver }
}

/// How the transition goes on when it is let go.
@MainActor
struct PercentDrivenLeg {
  let speed: CGFloat
  let curve: UIView.AnimationCurve
  let timing: (any UITimingCurveProvider)?
}
