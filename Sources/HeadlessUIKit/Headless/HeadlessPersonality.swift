/// How UIKit behaves where nobody knows for certain, or where its versions differ.
///
/// Each field is one reading of one uncertain statement. What holds under all of them does not depend on
/// which is right. Every screen is made with a personality; see `HeadlessScreen.reset`.
public struct HeadlessPersonality: Hashable, Sendable {
  /// A40: while an animator is reversed, setting `fractionComplete` counts along the direction of travel, as
  /// getting it does.
  public var setterFlips = true
  /// A7: a delayed start of a paused animator resumes it after the delay, and is no fault.
  public var delaysPausedAnimators = false
  /// A15: an animator that was continued while reversed takes four times as long when it is used again.
  public var reusedAnimatorsRunSlow = false
  /// A22: what is scrubbed before the first commit after activation by the setter is not shown.
  public var firstScrubShowsLate = false
  /// A34: an animator whose blocks change nothing completes at once, even paused.
  public var endsIdleAnimatorsEarly = true
  /// A49: a cubic curve that is continued with begins anew, instead of from its point at the progress.
  public var continuesWithWholeCurve = false
  /// B7: a damping ratio above 1 is taken at its word, and the system's push takes over three seconds.
  public var overdampsSprings = false
  /// D14: the stack reads as before until the transition to it is over.
  public var stackChangesAtTheEnd = false
  /// D16: a change without animation has a coordinator too, which says that it is not animated.
  public var coordinatesWithoutAnimation = false
  /// D17: the delegate is asked for its animator inside push and pop, not when the transition starts.
  public var asksDelegateAtOnce = false
  /// D18, D38, D45: the two did-callbacks at the end of a transition come in the other order.
  public var swapsDidCallbacks = false
  /// D58: a navigation controller has a pan of the system's that pops from anywhere in the content.
  public var popsFromContent = false
  /// E3: after a cancelled presentation or dismissal the screen that stays has appeared before the other has
  /// disappeared.
  public var returnsBeforeItLeaves = false
  /// E4: after a cancel the reverse will-callbacks come at once, not when the transition ends.
  public var reversesAppearanceAtOnce = false
  /// D54: a coordinator says in its completions that nothing was cancelled.
  public var coordinatorForgetsCancel = false
  /// E6: a screen whose push is cancelled does not say that it is moving from its parent.
  public var abortedPushesKeepQuiet = false
  /// F9: a pan needs 4 pt to begin, not 10.
  public var pansBeginSoon = false
  /// F10: the translation of a pan is zero when it begins, not the distance that it took.
  public var pansBeginAtZero = false
  /// F13: a tap must be over within 0.3 s and 10 pt, not 0.75 s and 45 pt.
  public var tapsAreStrict = false

  public init() {}

  /// The likeliest reading of each.
  public static let standard = HeadlessPersonality()

  /// The personality of the screen; making a fresh one sets it.
  @MainActor
  public static var current = launched
}
