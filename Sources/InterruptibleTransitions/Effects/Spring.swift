public import Foundation

/// A critically damped spring that carries a transition.
///
/// A spring has no duration: it can start from any place at any speed, so a transition can be caught and sent
/// elsewhere without a jump. Critically damped, it never passes its target, so `fractionComplete` can express every
/// moment of it, and the next catch finds it there.
///
/// ```swift
/// transition.spring = Spring(response: 0.5)
/// ```
public struct Spring: Hashable, Sendable {
  /// The period of the undamped spring in seconds, greater than 0; roughly the time that it takes to arrive.
  public let response: TimeInterval

  /// How fast a transition starts that nobody holds, in whole ways per second; 0 from rest.
  ///
  /// A transition that has been held starts with the velocity of the finger instead.
  public let initialVelocity: CGFloat

  /// The spring of the system's push and pop: what is left of the way decays with a time constant of 60 ms.
  ///
  /// Half of the way is done after 42 ms, 90 percent after 138 ms. Measured on iOS 27, frame by frame, by
  /// JakeThomson/swift_transitions: 59 to 61 ms.
  public static let systemPush = Spring(timeConstant: 0.060)

  /// The spring of the system's back swipe once the finger is lifted, as near as a critically damped one comes.
  ///
  /// Measured, likewise: an angular frequency of 22 per second, with a damping ratio of 0.85. The nearest
  /// critically damped spring has 25 per second.
  public static let systemRelease = Spring(response: 2 * .pi / 25)

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
    TransitionLog.check(
      response > 0 && response.isFinite,
      "a spring's response was \(response): give it a number of seconds greater than 0"
    )
    self.response = Spring.limited(response, orIfNaN: 2 * .pi / 25)
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
    initialVelocity = CGFloat(2 * .pi / response)
  }

  /// A response that can be seen, and that no arithmetic overflows with.
  static func limited(_ response: TimeInterval, orIfNaN usual: TimeInterval) -> TimeInterval {
    response.limited(to: 0.001...60, orIfNaN: usual)
  }

  /// The undamped angular frequency, in radians per second.
  var omega: CGFloat { CGFloat(2 * .pi / response) }
}
