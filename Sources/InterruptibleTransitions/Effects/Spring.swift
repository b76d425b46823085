public import Foundation

/// A spring that carries a transition, or a view in it.
///
/// A spring has no duration: it can start from any place at any speed, so a transition can be caught and sent
/// elsewhere without a jump.
///
/// ```swift
/// transition.spring = Spring(response: 0.5)
/// ```
///
/// A transition is carried by a critically damped spring, which never passes its target, so `fractionComplete` can express every
/// moment of it. Views that an effect gives springs of their own may pass theirs, and come back.
public struct Spring: Hashable, Sendable {
  /// The period of the undamped spring in seconds, greater than 0; roughly the time that it takes to arrive.
  public let response: TimeInterval

  /// How little the spring swings, greater than 0 and at most 1: at 1, critically damped, it doesn't pass its target.
  ///
  /// It counts for views with springs of their own, and for both screens by ``TransitionEffect/carried(by:)``; a transition's progress
  /// is critically damped.
  public let dampingRatio: CGFloat

  /// How fast a transition starts that nobody holds, in whole ways per second; 0 from rest.
  ///
  /// A transition that has been held starts with the velocity of the finger instead.
  public let initialVelocity: CGFloat

  /// The spring of the system's push and pop: what is left of the way decays with a time constant of 60 ms.
  ///
  /// Half of the way is done after 42 ms, 90 percent after 138 ms. Measured in a simulator of iOS 27, frame by frame, by
  /// JakeThomson/swift_transitions: 59 to 61 ms.
  public static let systemPush = Spring(timeConstant: 0.060)

  /// The spring of the system's back swipe once the finger is lifted, as near as a critically damped one comes.
  ///
  /// The system's has an angular frequency of 22 per second and a damping ratio of 0.85, measured in a simulator of iOS 27 by
  /// JakeThomson/swift_transitions. The nearest critically damped spring has 25 per second.
  public static let systemRelease = Spring(response: 2 * .pi / 25)

  /// The spring of the system's alerts, action sheets and popups, which suits a presentation: mass 1, stiffness 522.35, critically
  /// damped, from rest.
  ///
  /// A thousandth of the way is left after 0.404 seconds, and there the system's is over. Read of its animations by the makers of
  /// Flutter (`packages/flutter/lib/src/cupertino/route.dart`), and by others; nobody has published a record of frames.
  ///
  /// Presentations and dismissals use it unless you set ``InterruptibleTransition/spring``.
  public static let systemPresentation = Spring(response: 2 * .pi / 522.35.squareRoot())

  /// The spring that is widely reported of the push of earlier systems: mass 3, stiffness 1000, from rest.
  ///
  /// 90 percent of the way take 213 ms. Those systems have not been measured.
  public static let classicPush = Spring(response: 2 * .pi / (1000.0 / 3).squareRoot())

  /// Creates a spring that starts from rest.
  ///
  /// - Parameter response: Seconds, limited to 0.001…60.
  /// - Precondition: `response` is finite and greater than 0. In a release build anything else is limited as well, and the log
  ///   has a fault.
  public init(response: TimeInterval) {
    self.init(response: response, dampingRatio: 1)
  }

  /// Creates a spring that starts from rest, and may swing.
  ///
  /// - Parameters:
  ///   - response: Seconds, limited to 0.001…60.
  ///   - dampingRatio: How little it swings, limited to 0.1…1: at 0.7 it passes its target by 4.6 percent of the distance,
  ///     at 0.5 by 16 percent.
  /// - Precondition: `response` is finite and greater than 0, and `dampingRatio` is greater than 0 and at most 1. In a release
  ///   build anything else is limited as well, and the log has a fault.
  public init(response: TimeInterval, dampingRatio: CGFloat) {
    TransitionLog.check(
      response > 0 && response.isFinite,
      "a spring's response was \(response): give it a number of seconds greater than 0"
    )
    TransitionLog.check(
      dampingRatio > 0 && dampingRatio <= 1,
      "a spring's damping ratio was \(dampingRatio): give it a number greater than 0, at most 1"
    )
    self.response = Spring.limited(response, orIfNaN: 2 * .pi / 25)
    self.dampingRatio = dampingRatio.limited(to: 0.1...1, orIfNaN: 1)
    initialVelocity = 0
  }

  /// Creates a spring that starts as fast as it can without passing its target.
  ///
  /// What is left of the way after t seconds is e^(−t / `timeConstant`): a critically damped spring of the angular
  /// frequency ω moves so if it starts with ω ways per second.
  ///
  /// - Parameter timeConstant: Seconds until 37 percent of the way are left, limited to a `response` of 0.001…60.
  /// - Precondition: `timeConstant` is finite and greater than 0. In a release build anything else is limited as well, and the
  ///   log has a fault.
  public init(timeConstant: TimeInterval) {
    TransitionLog.check(
      timeConstant > 0 && timeConstant.isFinite,
      "a spring's time constant was \(timeConstant): give it a number of seconds greater than 0"
    )
    response = Spring.limited(2 * .pi * timeConstant, orIfNaN: 2 * .pi * 0.060)
    dampingRatio = 1
    initialVelocity = CGFloat(2 * .pi / response)
  }

  /// A response that can be seen, and that no arithmetic overflows with.
  static func limited(_ response: TimeInterval, orIfNaN usual: TimeInterval) -> TimeInterval {
    response.limited(to: 0.001...60, orIfNaN: usual)
  }

  /// The undamped angular frequency, in radians per second.
  var omega: CGFloat { CGFloat(2 * .pi / response) }
}

/// Where a transition goes when a finger lets go of it.
///
/// The finger's velocity is projected a little way ahead; the end on whose side the transition would be then is
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

/// The resistance that a finger meets when it drags a transition past an end.
///
/// The formula is that of `UIScrollView`, widely reported: with a coefficient c, a pull of x over a length of d shows
/// (1 − 1 / (c · x / d + 1)) · d, which starts at c times the finger's speed and never reaches d.
///
/// ```swift
/// transition.rubberBand = RubberBand(coefficient: 0.3)
/// ```
public struct RubberBand: Hashable, Sendable {
  /// The share of the finger's speed that is seen at an end, from 0 to 1.
  public let coefficient: CGFloat

  /// The rubber band of a scroll view: 0.55.
  public static let scrollView = RubberBand(coefficient: 0.55)

  /// None: the transition stays at its end.
  public static let none = RubberBand(coefficient: 0)

  /// Creates a rubber band.
  ///
  /// - Parameter coefficient: The share of the finger's speed that is seen at an end; 0 lets nothing move.
  /// - Precondition: `coefficient` is from 0 to 1. In a release build anything else is limited to that, and the log has a fault.
  public init(coefficient: CGFloat) {
    TransitionLog.check(
      (0...1).contains(coefficient),
      "a rubber band's coefficient was \(coefficient): give it a number from 0 to 1"
    )
    self.coefficient = RubberBand.limited(coefficient)
  }

  static func limited(_ coefficient: CGFloat) -> CGFloat {
    coefficient.limited(to: 0...1, orIfNaN: 0.55)
  }

  /// What is shown of a pull, in the unit of both arguments and with the sign of the first.
  func stretch(_ pull: CGFloat, over length: CGFloat) -> CGFloat {
    guard length > 0, pull.isFinite else { return 0 }
    let shown = (1 - 1 / (abs(pull) * coefficient / length + 1)) * length
    return pull < 0 ? -shown : shown
  }

  /// The pull that shows as a stretch: the inverse of `stretch(_:over:)`.
  func pull(showing stretch: CGFloat, over length: CGFloat) -> CGFloat {
    guard coefficient > 0, length > 0, abs(stretch) < length else { return 0 }
    let pull = (1 / (1 - abs(stretch) / length) - 1) * length / coefficient
    return stretch < 0 ? -pull : pull
  }

  /// The share of the finger's speed that is seen at a pull: the derivative of `stretch(_:over:)`.
  func give(at pull: CGFloat, over length: CGFloat) -> CGFloat {
    guard length > 0, pull.isFinite else { return 0 }
    let stretch = abs(pull) * coefficient / length + 1
    return coefficient / (stretch * stretch)
  }
}
