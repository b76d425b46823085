import Foundation

/// What moves a transition between its start and its end.
@MainActor
protocol Carrier {
  /// Where the transition is seen, and how fast it moves.
  var motion: MotionState { get }
  /// Where the transition is seen: takes less to find than the motion.
  var seenProgress: CGFloat { get }
  /// How far past its end the transition is seen on its way back there, as a share of the travel.
  var pull: CGFloat { get }
  /// Whether hardly anything is left of the way to an end.
  func isAlmostThere(at end: TransitionEnd) -> Bool
  /// Begins the first leg.
  func takeOff()
  /// Shows a progress; beyond an end, as far as something gives way.
  func show(_ progress: CGFloat)
  /// Stops at a progress, from where it goes on with its motion.
  func stop(at progress: CGFloat)
  /// Stops at a progress, at rest.
  func hold(at progress: CGFloat)
  /// Goes on to an end; says when it has arrived.
  func send(_ departure: Departure)
  /// Ends at an end; says that it has arrived before this returns.
  func finish(at end: TransitionEnd)
  /// Puts everything where it belongs that only the carrier has moved.
  func cleanUp()
}
