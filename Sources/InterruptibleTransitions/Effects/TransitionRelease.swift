public import Foundation

/// How a finger let go of a transition.
public enum TransitionRelease: Hashable, Sendable {
  /// It was lifted: the transition goes to the end that the projection gives for this motion.
  ///
  /// The progress is from 0 to 1, and the velocity in progress per second, positive toward the end; it is 0 if the
  /// finger had come to rest.
  ///
  /// A card that moves freely is judged by its size. Then the progress is the card's scale if it opens, else what is missing of it.
  case lift(progress: CGFloat, velocity: CGFloat, projection: Projection)
  /// It was lifted without having moved: the transition goes the other way.
  case tap
  /// It was taken away, by the system or by content that scrolls: the transition goes on to where it was going.
  case cancellation
}
