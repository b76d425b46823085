import UIKit

/// What moves beside a transition's progress, on springs that the framework steps.
@MainActor
protocol Companion: AnyObject {
  /// Whether what is left of its way can't be seen.
  var isAlmostThere: Bool { get }
  /// Shows what belongs to a progress, unless a hand has it.
  func follow(_ progress: CGFloat)
  /// Shows once more what belongs there, which an app may have laid out otherwise.
  func showAgain()
  /// Stops where it is seen when the transition stops at a progress, with the motion that it had.
  func stop(at progress: CGFloat)
  /// Stops where it is seen when the transition stops at a progress, at rest.
  func hold(at progress: CGFloat, by holder: TransitionStateMachine.Holder)
  /// Goes to the end along the first leg, from rest.
  func takeOff(along leg: Leg)
  /// Goes to an end from where it is and as fast as it is.
  func send(_ departure: Departure)
  /// Moves on for a number of seconds, if it is on its way; returns whether it hasn't arrived.
  func step(_ seconds: CGFloat) -> Bool
  /// Goes on from where it is at a motion of the transition, once its look is put in place anew.
  func refit(at motion: MotionState, _ refit: TransitionStateMachine.Refit, _ renew: () -> Void)
  /// Stops for good, at an end.
  func finish(at end: TransitionEnd)
}
