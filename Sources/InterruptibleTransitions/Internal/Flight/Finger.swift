/// A finger that drags a transition.
@MainActor
protocol Finger: AnyObject {
  /// Where the finger has the transition, and how fast it moves; nil once it holds it no more.
  var motion: MotionState? { get }
}
