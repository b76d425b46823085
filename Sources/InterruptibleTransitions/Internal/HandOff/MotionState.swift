import Foundation

/// Where a transition is and how fast it moves: what crosses every hand-off.
struct MotionState: Hashable, Sendable {
  /// From 0 at the start to 1 at the end; beyond where a finger pulls past an end.
  var progress: CGFloat
  /// Progress per second, positive toward the end.
  var velocity: CGFloat

  init(progress: CGFloat, velocity: CGFloat = 0) {
    self.progress = progress
    self.velocity = velocity
  }

  /// The same place, without motion.
  var atRest: MotionState { MotionState(progress: progress) }

  /// The same motion with non-finite values replaced by 0.
  var finite: MotionState {
    MotionState(progress: progress.finite, velocity: velocity.finite)
  }

  /// The same motion, finite, with its progress limited to 0…1.
  var clamped: MotionState {
    MotionState(progress: min(max(finite.progress, 0), 1), velocity: finite.velocity)
  }

  /// How far it is past the end that it has passed, with the sign of its direction; else 0.
  var excess: CGFloat { finite.progress - clamped.progress }
}

extension CGFloat {
  /// The number, or 0 if it isn't finite.
  var finite: CGFloat { isFinite ? self : 0 }
}
