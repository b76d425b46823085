import Foundation

/// Where a transition is and how fast it moves: what crosses every hand-off.
struct MotionState: Hashable, Sendable {
  /// From 0 at the start to 1 at the end.
  var progress: CGFloat
  /// Progress per second, positive towards the end.
  var velocity: CGFloat

  init(progress: CGFloat, velocity: CGFloat = 0) {
    self.progress = progress
    self.velocity = velocity
  }

  /// The same motion with what is not a number taken for rest.
  var finite: MotionState {
    MotionState(
      progress: progress.isFinite ? progress : 0,
      velocity: velocity.isFinite ? velocity : 0
    )
  }

  /// The same motion, finite and within 0…1.
  var sanitized: MotionState {
    MotionState(progress: min(max(finite.progress, 0), 1), velocity: finite.velocity)
  }

  /// How far it is past the end that it has passed, with the sign of its direction; else 0.
  var excess: CGFloat { finite.progress - sanitized.progress }
}
