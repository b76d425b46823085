public import Foundation

/// The critically damped spring that carries a transition, described by how fast it answers.
///
/// A spring has no duration: it can start from any place at any speed, so a transition can be caught and
/// sent elsewhere without a jump. Critically damped, it never swings past its target, so every moment of
/// it is one that `fractionComplete` can express and the next catch finds.
///
/// ```swift
/// transition.spring = Spring(response: 0.5)
/// ```
public struct Spring: Hashable, Sendable {
  /// The period of the undamped spring in seconds, greater than 0: roughly the time until it arrives.
  public let response: TimeInterval

  /// The spring of UIKit's own push: mass 3, stiffness 1000, at rest after about half a second.
  ///
  /// The constants are those of `UISpringTimingParameters()`.
  public static let system = Spring(response: 2 * .pi / (1000.0 / 3).squareRoot())

  /// Makes a spring from its response.
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
