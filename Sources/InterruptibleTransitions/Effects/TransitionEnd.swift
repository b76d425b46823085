public import Foundation

/// One of the two places where a transition can come to rest.
public enum TransitionEnd: Hashable, Sendable {
  /// Back where it started: the transition is cancelled, and shows what was on the screen before.
  case start
  /// Where it was meant to go: the transition is complete, and shows what was asked for.
  case end

  /// The other one.
  public var opposite: TransitionEnd {
    switch self {
    case .start: .end
    case .end: .start
    }
  }

  var progress: CGFloat {
    switch self {
    case .start: 0
    case .end: 1
    }
  }
}

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
