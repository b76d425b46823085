import Foundation

/// The transfer from a held transition to an animation, which starts with the same position and velocity.
struct SettlingParameters: Hashable, Sendable {
  let spring: Spring
  /// The distance from start to end, in points; 0 if no finger can follow it.
  var travel: CGFloat
  /// The rubber band past the ends, if there is one.
  var rubberBand: RubberBand?

  /// How a transition continues to an end from a motion, possibly from past an end after a drag.
  func departure(
    from motion: MotionState,
    toward end: TransitionEnd,
    _ speed: SettlingSpeed
  ) -> Departure {
    let displayed = displayed(of: motion)
    let isOutward = displayed.velocity * displayed.excess > 0
    let base = MotionState(
      progress: displayed.clamped.progress,
      velocity: isOutward ? 0 : displayed.velocity
    )
    return Departure(
      progress: motion.progress,
      movement: movement(from: base, toward: end, speed),
      outwardVelocity: isOutward ? displayed.velocity : 0,
      end: end,
      speed: speed
    )
  }

  /// The remaining movement from a motion to an end.
  func movement(from motion: MotionState, toward end: TransitionEnd, _ speed: SettlingSpeed)
    -> Departure.Movement
  {
    let segment = AnimationSegment(from: motion, toward: end, spring: spring(for: speed))
    guard !isThere(motion.progress, at: end),
      segment.relativeVelocity < SettlingParameters.greatestRelativeVelocity
    else { return .springing }
    return .segment(segment)
  }

  /// Whether the remaining distance from a progress to an end can't be seen.
  func isThere(_ progress: CGFloat, at end: TransitionEnd) -> Bool {
    let progress = min(max(progress.finite, 0), 1)
    return abs(end.progress - progress) * visibleTravel < SettlingParameters.leastDistance
  }

  /// Whether so little distance remains that a touch is meant for the destination: people need a quarter of a second to
  /// see a change and react, and the system push has 1 percent left after 276 ms.
  func isAlmostThere(_ progress: CGFloat, at end: TransitionEnd) -> Bool {
    abs(end.progress - progress) < SettlingParameters.leastShare || isThere(progress, at: end)
  }

  func spring(for speed: SettlingSpeed) -> Spring {
    switch speed {
    case .usual: spring
    case .hurried: Spring(response: min(spring.response, SettlingParameters.hurriedResponse))
    }
  }

  /// The on-screen motion under a finger's motion: past an end, the view follows at a fraction of the finger's speed.
  private func displayed(of motion: MotionState) -> MotionState {
    guard let rubberBand, motion.excess != 0 else { return motion }
    let share = rubberBand.give(at: motion.excess * travel, over: travel)
    return MotionState(progress: motion.progress, velocity: motion.velocity * share)
  }

  private var visibleTravel: CGFloat { travel > 0 ? travel : 500 }

  /// In seconds; such an animation finishes after about a fifth of a second.
  private static let hurriedResponse: TimeInterval = 0.14

  /// In points; a shorter distance can't be seen.
  static let leastDistance: CGFloat = 0.5

  /// The remaining fraction for which people wouldn't stop a transition.
  private static let leastShare: CGFloat = 0.01

  /// A spring this fast has a thousandth of its distance left (e^−6.9) when a 120 Hz display shows its next frame.
  private static let greatestRelativeVelocity: CGFloat = 6.9 * 120
}

/// The position and velocity of a transition, which every handoff preserves.
struct MotionState: Hashable, Sendable {
  /// From 0 at the start to 1 at the end, and beyond if a finger drags past an end.
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

  /// The progress past the nearer end, with the sign of its direction; 0 between the ends.
  var excess: CGFloat { finite.progress - clamped.progress }
}

extension CGFloat {
  var finite: CGFloat { isFinite ? self : 0 }
}

/// How a transition continues without a finger.
struct Departure: Hashable, Sendable {
  /// The progress; beyond an end if a finger has dragged past it.
  let progress: CGFloat
  let movement: Movement
  /// The on-screen velocity at which the rubber band moves away from its end, in progress per second.
  let outwardVelocity: CGFloat
  let end: TransitionEnd
  let speed: SettlingSpeed

  enum Movement: Hashable, Sendable {
    case segment(AnimationSegment)
    /// Only the rubber band or a card still moves visibly.
    case springing
  }
}

/// The speed of an animation.
enum SettlingSpeed: Hashable, Sendable {
  /// As fast as the transition's spring.
  case usual
  /// As fast as possible without a jump, because a call waits for the end.
  case hurried
}
