/// What is uncertain about property animators and their timing, or differs between versions of UIKit.
public struct HeadlessAnimatorPolicy: Hashable, Sendable {
  /// A40: while an animator is reversed, setting `fractionComplete` counts along the direction of travel, as
  /// getting it does.
  public var setterFlips = true
  /// A7: a delayed start of a paused animator resumes it after the delay, and is no fault.
  public var delaysPausedAnimators = false
  /// A15: an animator that was continued while reversed takes four times as long when it is used again.
  public var reusedAnimatorsRunSlow = false
  /// A22: a scrub before the first commit after activation by the setter isn't shown.
  public var firstScrubShowsLate = false
  /// A34: an animator whose blocks change nothing completes at once, even paused.
  public var endsIdleAnimatorsEarly = true
  /// A49: if an animator continues with a cubic curve, the curve starts again, instead of from its point at the
  /// progress.
  public var continuesWithWholeCurve = false
  /// A58: a fraction of exactly 0 isn't shown, and from exactly 1 an animator continues for its whole duration.
  public var zeroFractionIgnored = false
  /// A61: what joins a reversed animator runs to its new value, not back from it.
  public var reversedAdditionsRunForward = false
  /// A63: a paused animator with a spring for its timing is shown at times of a grain, and so moves in steps; see
  /// `HeadlessClock.springGrain`.
  public var springsScrubInSteps = false
  /// A64: an animator that was continued with a spring is scrubbed along that: its fraction is a time.
  public var scrubsAlongLastCurve = false
  /// A65: keyframes in an animator don't follow its spring: they take its time evenly.
  public var keyframesKeepTheirOwnTime = false
  /// A66: an animator that was continued more than once completes five seconds after its end, as a project sent to Apple saw it,
  /// not at its end, as documented.
  public var continuedAnimatorsCompleteLate = false
  /// A67: a spring that is continued on a curve keeps its motion for the rest of its duration, added to that curve, as
  /// Apple's page of `continueAnimation` allows, instead of losing it at once.
  public var springsOutliveContinuing = false
  /// B7: a damping ratio above 1 is taken at its word, and the system's push takes over three seconds.
  public var overdampsSprings = false

  /// The policy of the screen.
  @MainActor
  static var current: HeadlessAnimatorPolicy { HeadlessPersonality.current.animators }
}
