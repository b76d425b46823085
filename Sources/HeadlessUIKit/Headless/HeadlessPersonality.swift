/// The behavior of UIKit where it isn't known for certain, or where its versions differ.
///
/// Each field is one assumption about one uncertain statement. Anything that holds under all of them doesn't depend on
/// which is right. Every screen is made with a personality; see `HeadlessScreen.reset`.
public struct HeadlessPersonality: Hashable, Sendable {
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
  /// E3: after a canceled presentation or dismissal the screen that stays has appeared before the other has
  /// disappeared.
  public var returnsBeforeItLeaves = false
  /// E4: after a cancel the reverse will-callbacks come at once, not when the transition ends.
  public var reversesAppearanceAtOnce = false
  /// D54: a coordinator says in its completions that nothing was canceled.
  public var coordinatorForgetsCancel = false
  /// E6: a screen whose push is canceled does not say that it is moving from its parent.
  public var abortedPushesKeepQuiet = false
  /// F9: a pan needs 4 pt to begin, not 10.
  public var pansBeginSoon = false
  /// F10: the translation of a pan is zero when it begins, not the distance that it took.
  public var pansBeginAtZero = false
  /// F13: a tap must be over within 0.3 s and 10 pt, not 0.75 s and 45 pt.
  public var tapsAreStrict = false
  /// G9: the main thread is busy when a motion is about to begin: its commit comes late, and the clock is ahead of the
  /// screen by `HeadlessClock.commitDelay`.
  public var commitsLate = false
  /// F20: of two pans that could begin with the same movement the inner one does, not the outer one.
  public var descendantPanWins = true
  /// D65: a presentation or dismissal has no coordinator before it starts, when the turn of its call is over.
  public var coordinatorComesWithStart = false
  /// D66: going along with a completion alone returns false, although the completion comes.
  public var nilAlongsideReturnsFalse = false
  /// D67: a view that an animator has moved keeps the safe area that it had at the other end, until it is moved again.
  public var reversalLeavesSafeAreaStale = false
  /// D68: a screen keeps its safe area from `viewWillDisappear` on, wherever it is moved.
  public var leavingSafeAreaFreezes = false
  /// D69: a transition that was canceled once leaves the bar with the old items, even if it continues then.
  public var cancelSticksToBar = false
  /// D70: the container gets its size only in the turn in which an app's animator starts, and after the start.
  public var containerSettlesLate = false
  /// D71: after a canceled push or pop that moved the tab bar, the bar is as if it had gone through.
  public var cancelLosesTabBar = false
  /// A58: a fraction of exactly 0 isn't shown, and from exactly 1 an animator continues for its whole duration.
  public var zeroFractionIgnored = false
  /// A59: in the background every animation ends; an animator that was paused is then inactive, and calls no
  /// completion.
  public var backgroundStripsAnimations = false
  /// A60: what happens to the app from outside happens to its scene alone, and the app stays active.
  public var sceneBackgrounds = false
  /// D72: a canceled set or pop of several keeps what its stack had below the top.
  public var cancelledSetKeepsStack = false
  /// D73: the interruptible animator is asked for once more when the transition is over.
  public var asksAnimatorAfterEnd = false
  /// A61: what joins a reversed animator runs to its new value, not back from it.
  public var reversedAdditionsRunForward = false
  /// D74: a tab bar floats over the screens, and a tap on it selects without asking the delegate.
  public var barOutsideBounds = false
  /// D75: the system's own swipe back does not begin where the delegate can choose animations.
  public var delegateDisablesSystemPop = false
  /// F21: if a gesture takes a touch that a view hasn't received yet, the view receives the touch, and its
  /// cancellation.
  public var delayedTouchOutlivesPan = false
  /// D76: after a cancel, the delegate is notified that the screen that stays was shown.
  public var didShowAfterCancel = false
  /// B17: after a time t, e^(-t / 60 ms) of the distance of the system's push is left.
  public var stockPushIsExponential = false
  /// D79: a sheet that a delegate animates has the system's own pan too.
  public var sheetPanCompetes = true
  /// A63: a paused animator with a spring for its timing is shown at times of a grain, and so moves in steps; see
  /// `HeadlessClock.springGrain`.
  public var springsScrubInSteps = false
  /// A64: an animator that was continued with a spring is scrubbed along that: its fraction is a time.
  public var scrubsAlongLastCurve = false
  /// A65: keyframes in an animator don't follow its spring: they take its time evenly.
  public var keyframesKeepTheirOwnTime = false
  /// D80: after a canceled push or pop the view that was put into the container is taken out.
  public var cancelRemovesIncomingView = false
  /// D81: a navigation bar takes no touches during a transition.
  public var barIsDeadInFlight = true
  /// D82: after a pop with an app's animator that brings the tab bar back, the bar takes no touches, and keeps an animation.
  public var popLeavesTabBarDead = false
  /// D83: tabs without an animator fade into each other, with a transition of the system.
  public var tabsFadeByThemselves = false
  /// D84: a navigation bar has its new items only after the completion of the transition.
  public var barSettlesAfterCompletion = false
  /// D85: the items of a navigation bar hold still until a pop that starts under a finger commits, and then change
  /// during the rest of it.
  public var barItemsWaitForCommit = false
  /// C13: the animations that a block makes have no delegate, and don't identify their block.
  public var animationsHaveNoDelegate = false
  /// A66: an animator that was continued more than once completes five seconds after its end, as a project sent to Apple saw it,
  /// not at its end, as documented.
  public var continuedAnimatorsCompleteLate = false
  /// A67: a spring that is continued on a curve keeps its motion for the rest of its duration, added to that curve, as
  /// Apple's page of `continueAnimation` allows, instead of losing it at once.
  public var springsOutliveContinuing = false
  /// C16: in the first two frames of an animation of a view, the presentation layer has the model's values, not those
  /// on the screen, as was reported of paced animations on iOS 26.1.
  public var presentationsBeginAtModel = false
  /// D87: a tab bar controller starts a transition by `animateTransition` if its interaction controller doesn't want to start
  /// interactively, not by `startInteractiveTransition`: no published program is known that vends one then.
  public var tabsIgnoreIdleInteractors = false
  /// D88: a navigation bar fades back to its items once more after a canceled transition that is completed with animations enabled,
  /// as was reported of iOS 26, instead of having come back with the transition.
  public var cancelAnimatesBarAgain = false
  /// D89: a view that a transform moves keeps the safe area of its place without it until `additionalSafeAreaInsets` changes, as
  /// programs that renew it so suggest, not that of the place where it is.
  public var transformsKeepSafeArea = false

  public init() {}

  /// The most likely assumption for each field.
  public static let standard = HeadlessPersonality()

  /// The personality of the screen; a reset of the screen sets it.
  @preconcurrency @MainActor
  public static var current = launched
}
