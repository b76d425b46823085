public import Foundation

/// A spring that drives a transition, or a view in it.
///
/// A spring has no duration: it can start from any position at any velocity. So a transition can be caught and sent to
/// another destination without a jump.
///
/// ```swift
/// transition.spring = Spring(response: 0.5)
/// ```
///
/// The spring of a transition is critically damped. It never passes its target, so `fractionComplete` can express every
/// moment of it. Views that an effect animates on separate springs may pass their targets, and come back.
public struct Spring: Hashable, Sendable {
  /// The period of the undamped spring in seconds, greater than 0; roughly the time that it takes to reach its target.
  public let response: TimeInterval

  /// The damping ratio, greater than 0 and at most 1; with 1, critically damped, the spring doesn't pass its target.
  ///
  /// It applies to views with separate springs, and with ``TransitionEffect/carried(by:)`` to both screens. A
  /// transition's progress is always critically damped.
  public let dampingRatio: CGFloat

  /// The velocity at which a transition starts that isn't held, in total distances per second; 0 from rest.
  ///
  /// A transition that has been held starts with the velocity of the finger instead.
  public let initialVelocity: CGFloat

  /// The spring of the system's push and pop: the remaining distance decays with a time constant of 60 ms.
  ///
  /// It covers half of the distance in 42 ms, and 90 percent in 138 ms. Measured in a simulator of iOS 27, frame by
  /// frame, by JakeThomson/swift_transitions: 59 to 61 ms.
  public static let systemPush = Spring(timeConstant: 0.060)

  /// The critically damped spring that is nearest to the system's back swipe after the release.
  ///
  /// JakeThomson/swift_transitions measured the system's spring in a simulator of iOS 27: an angular frequency of 22
  /// per second and a damping ratio of 0.85. The nearest critically damped spring has 25 per second.
  public static let systemRelease = Spring(response: 2 * .pi / 25)

  /// The spring of the system's alerts, action sheets, and popups, which suits a presentation: mass 1, stiffness
  /// 522.35, critically damped, from rest.
  ///
  /// After 0.404 seconds, a thousandth of the distance is left, and the system's animation ends. The numbers were read
  /// from its animations by the makers of Flutter (`packages/flutter/lib/src/cupertino/route.dart`), and by others. No
  /// record of frames has been published.
  ///
  /// Presentations and dismissals use it unless you set ``InterruptibleTransition/spring``.
  public static let systemPresentation = Spring(response: 2 * .pi / 522.35.squareRoot())

  /// The spring that is widely reported for the push of earlier systems: mass 3, stiffness 1000, from rest.
  ///
  /// It covers 90 percent of the distance in 213 ms. Those systems haven't been measured.
  public static let classicPush = Spring(response: 2 * .pi / (1000.0 / 3).squareRoot())

  /// Creates a spring that starts from rest.
  ///
  /// - Parameter response: The response in seconds, limited to 0.001…60.
  /// - Precondition: `response` is finite and greater than 0. In a release build, other values are limited as well, and
  ///   the log has a fault.
  public init(response: TimeInterval) {
    self.init(response: response, dampingRatio: 1)
  }

  /// Creates a spring that starts from rest, and may overshoot.
  ///
  /// - Parameters:
  ///   - response: The response in seconds, limited to 0.001…60.
  ///   - dampingRatio: The damping ratio, limited to 0.1…1. At 0.7, the spring passes its target by 4.6 percent of the
  ///     distance, at 0.5 by 16 percent.
  /// - Precondition: `response` is finite and greater than 0, and `dampingRatio` is greater than 0 and at most 1. In a
  ///   release build, other values are limited as well, and the log has a fault.
  public init(response: TimeInterval, dampingRatio: CGFloat) {
    TransitionLog.check(
      response > 0 && response.isFinite,
      "A spring's response was \(response). Give it a number of seconds greater than 0."
    )
    TransitionLog.check(
      dampingRatio > 0 && dampingRatio <= 1,
      "A spring's damping ratio was \(dampingRatio). Give it a number greater than 0, at most 1."
    )
    self.response = Spring.limited(response, orIfNaN: 2 * .pi / 25)
    self.dampingRatio = dampingRatio.limited(to: 0.1...1, orIfNaN: 1)
    initialVelocity = 0
  }

  /// Creates a spring that starts as fast as it can without passing its target.
  ///
  /// After t seconds, e^(−t / `timeConstant`) of the distance is left. A critically damped spring of angular frequency
  /// ω moves like this if it starts at ω distances per second.
  ///
  /// - Parameter timeConstant: The seconds until 37 percent of the distance is left, limited to a `response` of
  ///   0.001…60.
  /// - Precondition: `timeConstant` is finite and greater than 0. In a release build, other values are limited as well,
  ///   and the log has a fault.
  public init(timeConstant: TimeInterval) {
    TransitionLog.check(
      timeConstant > 0 && timeConstant.isFinite,
      "A spring's time constant was \(timeConstant). Give it a number of seconds greater than 0."
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

/// The rule that determines where a transition goes when a finger releases it.
///
/// The finger's velocity is projected a short time ahead. The transition goes to the end on whose side of the threshold
/// it would be by then.
///
/// ```swift
/// transition.projection = Projection(time: 0.2, threshold: 0.4)
/// ```
public struct Projection: Hashable, Sendable {
  /// The number of seconds for which the velocity counts, at least 0.
  public let time: TimeInterval
  /// The projected progress from which a transition goes to its end, from 0 to 1.
  public let threshold: CGFloat

  /// The projection of the system's back swipe: 0.12 seconds, one half.
  ///
  /// Measured on iOS 27 by JakeThomson/swift_transitions: 0.115 to 0.130 seconds, 0.50 to 0.53.
  public static let system = Projection(time: 0.12)

  /// The projection of a scroll view: the progress at which the transition would stop if only friction slowed it.
  ///
  /// A velocity v continues for v · r / (1 − r) / 1000, with r = 0.998, `UIScrollView.DecelerationRate.normal` (WWDC18
  /// session 803, "Designing Fluid Interfaces").
  public static let scrollView = Projection(time: 0.499)

  /// Creates a projection.
  ///
  /// - Parameters:
  ///   - time: The number of seconds for which the velocity counts, limited to 0…60.
  ///   - threshold: The projected progress from which a transition goes to its end.
  /// - Precondition: `time` is finite and not negative, and `threshold` is from 0 to 1. In a release build, other
  ///   values are limited to that range, and the log has a fault.
  public init(time: TimeInterval, threshold: CGFloat = 0.5) {
    TransitionLog.check(
      time >= 0 && time.isFinite,
      "A projection's time was \(time). Give it a number of seconds, at least 0."
    )
    TransitionLog.check(
      (0...1).contains(threshold),
      "A projection's threshold was \(threshold). Give it a progress from 0 to 1."
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

  /// Determines where a released transition goes.
  ///
  /// - Parameters:
  ///   - progress: The progress at the release; values below 0 or above 1 count as 0 or 1.
  ///   - velocity: The velocity in progress per second, positive toward the end.
  /// - Returns: The end that the transition goes to.
  public func end(progress: CGFloat, velocity: CGFloat) -> TransitionEnd {
    let progress = min(max(progress, 0), 1)
    return progress + velocity * CGFloat(time) >= threshold ? .end : .start
  }
}

/// The resistance that a finger meets when it drags a transition past an end.
///
/// The formula is that of `UIScrollView`, as widely reported. With a coefficient c, a drag of x over a length of d is
/// shown as (1 − 1 / (c · x / d + 1)) · d. It starts at c times the finger's speed and never reaches d.
///
/// ```swift
/// transition.rubberBand = RubberBand(coefficient: 0.3)
/// ```
public struct RubberBand: Hashable, Sendable {
  /// The fraction of the finger's speed that is visible at an end, from 0 to 1.
  public let coefficient: CGFloat

  /// The rubber band of a scroll view: 0.55.
  public static let scrollView = RubberBand(coefficient: 0.55)

  /// No rubber band: the transition stays at its end.
  public static let none = RubberBand(coefficient: 0)

  /// Creates a rubber band.
  ///
  /// - Parameter coefficient: The fraction of the finger's speed that is visible at an end; with 0, nothing moves.
  /// - Precondition: `coefficient` is from 0 to 1. In a release build, other values are limited to that range, and the
  ///   log has a fault.
  public init(coefficient: CGFloat) {
    TransitionLog.check(
      (0...1).contains(coefficient),
      "A rubber band's coefficient was \(coefficient). Give it a number from 0 to 1."
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

  /// The fraction of the finger's speed that is visible at a pull: the derivative of `stretch(_:over:)`.
  func give(at pull: CGFloat, over length: CGFloat) -> CGFloat {
    guard length > 0, pull.isFinite else { return 0 }
    let stretch = abs(pull) * coefficient / length + 1
    return coefficient / (stretch * stretch)
  }
}
