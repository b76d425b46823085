import Foundation

/// The moment between holding and a leg: position and velocity cross it unchanged.
struct HandOff: Hashable, Sendable {
  let spring: Spring
  /// The way from start to end in points; 0 where no finger can follow it.
  let travel: CGFloat

  /// What carries the transition on.
  enum Outcome: Hashable, Sendable {
    case leg(Leg)
    /// Nothing is left that could be seen: end at once.
    case finish(TransitionEnd)
  }

  /// Sends a motion to an end.
  func outcome(from motion: MotionState, toward end: TransitionEnd, _ pace: Pace) -> Outcome {
    let leg = Leg(from: motion, toward: end, spring: spring(for: pace))
    guard !isThere(motion, at: end), leg.relativeVelocity < HandOff.greatestRelativeVelocity else {
      return .finish(end)
    }
    return .leg(leg)
  }

  /// Whether what is left of the way to an end can't be seen.
  func isThere(_ motion: MotionState, at end: TransitionEnd) -> Bool {
    abs(end.progress - motion.clamped.progress) * visibleTravel < HandOff.leastDistance
  }

  /// The spring of legs of a pace.
  func spring(for pace: Pace) -> Spring {
    switch pace {
    case .usual: spring
    case .hurried: Spring(response: min(spring.response, HandOff.hurriedResponse))
    }
  }

  private var visibleTravel: CGFloat { travel > 0 ? travel : 500 }

  /// In seconds: at rest after about a fifth of a second.
  private static let hurriedResponse: TimeInterval = 0.14

  /// In points: less cannot be seen.
  private static let leastDistance: CGFloat = 0.5

  /// A spring this fast has a thousandth of its way left (e^−6.9) before a 120 Hz display shows it again.
  private static let greatestRelativeVelocity: CGFloat = 6.9 * 120
}
