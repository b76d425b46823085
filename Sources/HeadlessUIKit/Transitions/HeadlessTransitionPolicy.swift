/// What is uncertain about the callbacks and the coordinator of a transition, or differs between versions of UIKit.
public struct HeadlessTransitionPolicy: Hashable, Sendable {
  /// D18, D38, D45: the two did-callbacks at the end of a transition come in the other order.
  public var swapsDidCallbacks = false
  /// E3: after a canceled presentation or dismissal the screen that stays has appeared before the other has
  /// disappeared.
  public var returnsBeforeItLeaves = false
  /// E4: after a cancel the reverse will-callbacks come at once, not when the transition ends.
  public var reversesAppearanceAtOnce = false
  /// D54: a coordinator says in its completions that nothing was canceled.
  public var coordinatorForgetsCancel = false
  /// D65: a presentation or dismissal has no coordinator before it starts, when the turn of its call is over.
  public var coordinatorComesWithStart = false
  /// D66: going along with a completion alone returns false, although the completion comes.
  public var nilAlongsideReturnsFalse = false
  /// D70: the container gets its size only in the turn in which an app's animator starts, and after the start.
  public var containerSettlesLate = false
  /// D73: the interruptible animator is asked for once more when the transition is over.
  public var asksAnimatorAfterEnd = false

  /// The policy of the screen.
  @MainActor
  static var current: HeadlessTransitionPolicy { HeadlessPersonality.current.transitions }
}
