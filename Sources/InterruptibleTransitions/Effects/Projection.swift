public import Foundation

/// Where a transition goes when a finger lets go of it.
///
/// The velocity of the finger counts for a little while; the end on whose side the transition would be then is
/// where it goes.
///
/// ```swift
/// transition.projection = Projection(time: 0.2, threshold: 0.4)
/// ```
public struct Projection: Hashable, Sendable {
  /// For how many seconds the velocity counts, at least 0.
  public let time: TimeInterval
  /// The progress from which a transition goes to its end, from 0 to 1.
  public let threshold: CGFloat

  /// The projection of the system's back swipe: 0.12 seconds, one half.
  ///
  /// Measured on iOS 27 by JakeThomson/swift_transitions: 0.115 to 0.130 seconds, 0.50 to 0.53.
  public static let system = Projection(time: 0.12)

  /// The projection of a scroll view: where the transition would come to rest if nothing but friction held it.
  ///
  /// A velocity v travels on by v · r / (1 − r) / 1000, with r = 0.998, `UIScrollView.DecelerationRate.normal`
  /// (WWDC18 session 803, "Designing Fluid Interfaces").
  public static let scrollView = Projection(time: 0.499)

  /// Creates a projection.
  ///
  /// - Parameters:
  ///   - time: For how many seconds the velocity counts, limited to 0…60.
  ///   - threshold: The progress from which a transition goes to its end.
  /// - Precondition: `time` is finite and not negative, and `threshold` is from 0 to 1. In a release build anything else is
  ///   limited to that, and the log has a fault.
  public init(time: TimeInterval, threshold: CGFloat = 0.5) {
    TransitionLog.check(
      time >= 0 && time.isFinite,
      "a projection's time was \(time): give it a number of seconds, at least 0"
    )
    TransitionLog.check(
      (0...1).contains(threshold),
      "a projection's threshold was \(threshold): give it a progress from 0 to 1"
    )
    self.time = Projection.limited(time: time)
    self.threshold = Projection.limited(threshold: threshold)
  }

  static func limited(time: TimeInterval) -> TimeInterval {
    time.limited(to: 0...60, orIfNaN: 0.12)
  }

  static func limited(threshold: CGFloat) -> CGFloat {
    threshold.limited(to: 0...1, orIfNaN: 0.5)
  }

  /// Decides where a released transition goes.
  ///
  /// - Parameters:
  ///   - progress: Where it is; what is beyond 0 or 1 counts as 0 or 1.
  ///   - velocity: Progress per second, positive toward the end.
  /// - Returns: The end that it goes to.
  public func end(progress: CGFloat, velocity: CGFloat) -> TransitionEnd {
    let progress = min(max(progress, 0), 1)
    return progress + velocity * CGFloat(time) >= threshold ? .end : .start
  }
}

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
