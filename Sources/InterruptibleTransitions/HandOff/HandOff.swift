import Foundation

/// The moment between holding and a leg: position and velocity go across it unchanged.
struct HandOff: Hashable, Sendable {
  let spring: Spring
  /// The way from start to end in points; 0 where there is none that a finger could go.
  let travel: CGFloat

  /// What carries the transition on.
  enum Outcome: Hashable, Sendable {
    case leg(Leg)
    /// Nothing is left that could be seen: end here and now.
    case finish(TransitionEnd)
  }

  /// Sends a motion to an end.
  func outcome(from motion: MotionState, toward end: TransitionEnd) -> Outcome {
    let leg = Leg(from: motion, toward: end, spring: spring)
    let isThere = abs(leg.distance) * visibleTravel < HandOff.leastDistance
    guard !isThere, leg.relativeVelocity < HandOff.greatestRelativeVelocity else {
      return .finish(end)
    }
    return .leg(leg)
  }

  /// The same with a spring that is over as soon as can be without a leap, where somebody waits for it.
  func hurried(_ isHurried: Bool) -> HandOff {
    guard isHurried, spring.response > HandOff.hurriedResponse else { return self }
    return HandOff(spring: Spring(response: HandOff.hurriedResponse), travel: travel)
  }

  private var visibleTravel: CGFloat { travel > 0 ? travel : 500 }

  /// In seconds: at rest after about a fifth of a second.
  private static let hurriedResponse: TimeInterval = 0.14

  /// In points: less cannot be seen.
  private static let leastDistance: CGFloat = 0.5

  /// A spring this fast has a thousandth of its way left (e^−6.9) before a 120 Hz display shows it again.
  private static let greatestRelativeVelocity: CGFloat = 6.9 * 120
}
