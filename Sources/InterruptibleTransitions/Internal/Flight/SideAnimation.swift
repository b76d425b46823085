import UIKit

/// An animation beside a transition's progress, on springs that the framework steps.
@MainActor
protocol SideAnimation: AnyObject {
  /// Whether no more than a number of points is left.
  func isThere(within points: CGFloat) -> Bool
  /// Shows the position for a progress, unless a finger holds it.
  func follow(_ progress: CGFloat)
  /// Shows its current position again, because an app may have laid the view out elsewhere.
  func showAgain()
  /// Stops at the current on-screen position when the transition stops at a progress, and keeps its motion.
  func stop(at progress: CGFloat)
  /// Stops at the current on-screen position when the transition stops at a progress, and comes to rest.
  func hold(at progress: CGFloat, by holder: TransitionStateMachine.Holder)
  /// Starts the opening animation toward the end.
  func startOpening(along segment: AnimationSegment)
  /// Continues to an end from its current position and velocity.
  func send(_ departure: Departure)
  /// Advances a running animation by a number of seconds, and returns whether it's still running.
  func step(_ seconds: CGFloat) -> Bool
  /// Continues from its position at a motion of the transition, after `renew` has set the effect up again.
  func setUpAgain(
    at motion: MotionState,
    _ mode: TransitionStateMachine.SetupMode,
    _ renew: () -> Void
  )
  /// Stops for good at an end.
  func finish(at end: TransitionEnd)
}
