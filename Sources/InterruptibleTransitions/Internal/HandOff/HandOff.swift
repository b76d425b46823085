import Foundation

/// The moment between holding and a leg: position and velocity cross it unchanged.
struct HandOff: Hashable, Sendable {
  let spring: Spring
  /// The way from start to end in points; 0 where no finger can follow it.
  var travel: CGFloat
  /// What gives way to a finger past an end, if anything does.
  var rubberBand: RubberBand?

  /// How a transition goes on to an end from a motion, beyond an end where a finger has pulled it.
  func departure(
    from motion: MotionState,
    toward end: TransitionEnd,
    _ pace: Pace
  ) -> Departure {
    let seen = seen(of: motion)
    let isOutward = seen.velocity * seen.excess > 0
    let base = MotionState(
      progress: seen.clamped.progress,
      velocity: isOutward ? 0 : seen.velocity
    )
    return Departure(
      progress: motion.progress,
      way: way(from: base, toward: end, pace),
      outwardVelocity: isOutward ? seen.velocity : 0,
      end: end,
      pace: pace
    )
  }

  /// What is left of the way from a motion to an end.
  func way(from motion: MotionState, toward end: TransitionEnd, _ pace: Pace) -> Departure.Way {
    let leg = Leg(from: motion, toward: end, spring: spring(for: pace))
    guard !isThere(motion.progress, at: end),
      leg.relativeVelocity < HandOff.greatestRelativeVelocity
    else { return .landing }
    return .leg(leg)
  }

  /// Whether what is left of the way from a progress to an end can't be seen.
  func isThere(_ progress: CGFloat, at end: TransitionEnd) -> Bool {
    let progress = min(max(progress.finite, 0), 1)
    return abs(end.progress - progress) * visibleTravel < HandOff.leastDistance
  }

  /// Whether so little is left of the way that a touch is meant for what is there: people need a quarter of a second
  /// to see a change and to answer it, and the system's push has 1 % left after 276 ms.
  func isAlmostThere(_ progress: CGFloat, at end: TransitionEnd) -> Bool {
    abs(end.progress - progress) < HandOff.leastShare || isThere(progress, at: end)
  }

  func spring(for pace: Pace) -> Spring {
    switch pace {
    case .usual: spring
    case .hurried: Spring(response: min(spring.response, HandOff.hurriedResponse))
    }
  }

  /// The motion that is seen of a finger's: past an end, the view follows at a part of the finger's speed.
  private func seen(of motion: MotionState) -> MotionState {
    guard let rubberBand, motion.excess != 0 else { return motion }
    let share = rubberBand.give(at: motion.excess * travel, over: travel)
    return MotionState(progress: motion.progress, velocity: motion.velocity * share)
  }

  private var visibleTravel: CGFloat { travel > 0 ? travel : 500 }

  /// In seconds: at rest after about a fifth of a second.
  private static let hurriedResponse: TimeInterval = 0.14

  /// In points: less cannot be seen.
  static let leastDistance: CGFloat = 0.5

  /// The share of the way that nobody would stop a transition for.
  private static let leastShare: CGFloat = 0.01

  /// A spring this fast has a thousandth of its way left (e^−6.9) before a 120 Hz display shows it again.
  private static let greatestRelativeVelocity: CGFloat = 6.9 * 120
}

/// Where a transition is and how fast it moves: what crosses every hand-off.
struct MotionState: Hashable, Sendable {
  /// From 0 at the start to 1 at the end; beyond where a finger pulls past an end.
  var progress: CGFloat
  /// Progress per second, positive toward the end.
  var velocity: CGFloat

  init(progress: CGFloat, velocity: CGFloat = 0) {
    self.progress = progress
    self.velocity = velocity
  }

  var atRest: MotionState { MotionState(progress: progress) }

  /// The same motion with non-finite values replaced by 0.
  var finite: MotionState {
    MotionState(progress: progress.finite, velocity: velocity.finite)
  }

  /// The same motion, finite, with its progress limited to 0…1.
  var clamped: MotionState {
    MotionState(progress: min(max(finite.progress, 0), 1), velocity: finite.velocity)
  }

  /// How far it is past the end that it has passed, with the sign of its direction; else 0.
  var excess: CGFloat { finite.progress - clamped.progress }
}

extension CGFloat {
  var finite: CGFloat { isFinite ? self : 0 }
}

/// How a transition goes on by itself.
struct Departure: Hashable, Sendable {
  /// Where it is; beyond an end where a finger has pulled it.
  let progress: CGFloat
  let way: Way
  /// How fast the rubber band is seen to move away from the end that it is at, in progress per second.
  let outwardVelocity: CGFloat
  let end: TransitionEnd
  let pace: Pace

  enum Way: Hashable, Sendable {
    case leg(Leg)
    /// Nothing that could be seen, but of the rubber band or a card.
    case landing
  }
}

/// How fast a leg is.
enum Pace: Hashable, Sendable {
  /// As fast as the transition's spring.
  case usual
  /// As fast as possible without a jump, because a call waits for the end.
  case hurried
}
