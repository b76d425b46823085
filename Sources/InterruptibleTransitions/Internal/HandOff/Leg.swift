import Foundation

/// The motion between two interruptions: a critically damped spring from a motion to an end.
///
/// With d the distance to the target and u = v / d, what is left of the way after t seconds is
/// (1 + (ω − u)t)·e^(−ωt). With ω ≥ u it never changes sign: the release speed is kept exactly and
/// nothing overshoots. For ζ = 1 this is the step response that WebKit's `SpringSolver` computes.
struct Leg: Hashable, Sendable {
  let origin: MotionState
  let target: TransitionEnd
  /// Radians per second, at least as great as `relativeVelocity`.
  let omega: CGFloat

  init(from origin: MotionState, toward target: TransitionEnd, spring: Spring) {
    self.init(from: origin, toward: target, omega: spring.omega)
  }

  /// The rest of the leg, from a motion on its way.
  func continued(from motion: MotionState) -> Leg {
    Leg(from: motion, toward: target, omega: omega)
  }

  private init(from origin: MotionState, toward target: TransitionEnd, omega: CGFloat) {
    self.origin = origin.clamped
    self.target = target
    self.omega = max(omega, Leg.relativeVelocity(of: self.origin, toward: target))
  }

  /// The signed way to the target.
  var distance: CGFloat { target.progress - origin.progress }

  /// Distances per second at the beginning, positive toward the target: a spring's `initialVelocity`.
  var relativeVelocity: CGFloat { Leg.relativeVelocity(of: origin, toward: target) }

  /// Whether the leg begins away from its target, and so passes places on its way out and on its way back.
  var passesPlacesTwice: Bool { relativeVelocity < 0 }

  /// The motion after a number of seconds.
  func state(after elapsed: TimeInterval) -> MotionState {
    let t = CGFloat(max(elapsed, 0))
    let decay = exp(-omega * t)
    let left = (1 + slope * t) * decay
    let speed = (relativeVelocity + omega * slope * t) * decay
    return MotionState(
      progress: target.progress - distance * left,
      velocity: distance * speed
    )
  }

  /// The velocity at a progress that was seen on the way, about `elapsed` seconds after the beginning.
  ///
  /// The seen progress decides, because a screen shows a leg a little later than it was asked for; the
  /// time only tells the way out from the way back where a leg passes a place twice.
  func velocity(at progress: CGFloat, near elapsed: TimeInterval) -> CGFloat {
    guard abs(distance) > 1e-9 else { return 0 }
    return state(after: time(reaching: (target.progress - progress) / distance, near: elapsed))
      .velocity
  }

  private var slope: CGFloat { omega - relativeVelocity }

  private static func relativeVelocity(
    of motion: MotionState,
    toward target: TransitionEnd
  ) -> CGFloat {
    let distance = target.progress - motion.progress
    return abs(distance) > 1e-9 ? motion.velocity / distance : 0
  }

  /// When this share of the way is left.
  private func time(reaching left: CGFloat, near elapsed: TimeInterval) -> TimeInterval {
    let turn = relativeVelocity < 0 ? -relativeVelocity / (omega * slope) : 0
    guard left < share(at: turn) else { return TimeInterval(turn) }
    let later = bisect(from: turn, to: turn + 60 / omega) { share(at: $0) > left }
    guard turn > 0, left >= 1 else { return later }
    let sooner = bisect(from: 0, to: turn) { share(at: $0) < left }
    return abs(sooner - elapsed) < abs(later - elapsed) ? sooner : later
  }

  private func share(at t: CGFloat) -> CGFloat {
    (1 + slope * t) * exp(-omega * t)
  }

  private func bisect(
    from low: CGFloat,
    to high: CGFloat,
    isTooEarly: (CGFloat) -> Bool
  ) -> TimeInterval {
    var (low, high) = (low, high)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isTooEarly(middle) { low = middle } else { high = middle }
    }
    return TimeInterval((low + high) / 2)
  }
}
