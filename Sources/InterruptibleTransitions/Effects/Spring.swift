public import Foundation

/// The critically damped spring that carries a transition, described by its response.
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

  /// The spring of the push of earlier systems: mass 3, stiffness 1000, at rest after about half a second.
  ///
  /// The constants are those widely reported of `UISpringTimingParameters()`.
  public static let system = Spring(response: 2 * .pi / (1000.0 / 3).squareRoot())

  /// Creates a spring from its response.
  ///
  /// - Parameter response: Seconds.
  /// - Precondition: `response` is finite and greater than 0.
  public init(response: TimeInterval) {
    precondition(
      response > 0 && response.isFinite,
      "a spring's response was \(response): give it a number of seconds greater than 0"
    )
    self.response = response
  }

  /// The undamped angular frequency, in radians per second.
  var omega: CGFloat { CGFloat(2 * .pi / response) }
}
