import Foundation

/// The motion between two interruptions, from an initial motion to an end.
///
/// For a critically damped spring, with d the distance to the target and u = v / d, the fraction of d that is left
/// after t seconds is (1 + (ω − u)t)·e^(−ωt). With ω ≥ u it never changes sign: the release speed is kept exactly and
/// nothing overshoots. For ζ = 1 this is the step response that WebKit's `SpringSolver` computes.
struct AnimationSegment: Hashable, Sendable {
  let origin: MotionState
  let target: TransitionEnd
  let curve: Curve

  enum Curve: Hashable, Sendable {
    /// A spring, whose angular frequency in radians per second is at least as great as `relativeVelocity`.
    case spring(omega: CGFloat)
    /// A constant speed, for a number of seconds.
    case even(TimeInterval)
  }

  init(from origin: MotionState, toward target: TransitionEnd, spring: Spring) {
    self.init(from: origin, toward: target, omega: spring.omega)
  }

  /// The opening animation of a noninteractive transition.
  init(opening spring: Spring) {
    self.init(
      from: MotionState(progress: 0, velocity: spring.initialVelocity),
      toward: .end,
      omega: spring.omega
    )
  }

  /// The opening animation of a noninteractive transition, at a constant speed.
  init(openingIn duration: TimeInterval) {
    self.init(from: MotionState(progress: 0), toward: .end, in: duration)
  }

  /// The remaining animation from a motion in progress.
  func continued(from motion: MotionState) -> AnimationSegment {
    switch curve {
    case .spring(let omega):
      return AnimationSegment(from: motion, toward: target, omega: omega)
    case .even(let duration):
      // One that has been continued at its target has no distance.
      let left = distance == 0 ? 0 : (target.progress - motion.clamped.progress) / distance
      return AnimationSegment(
        from: motion,
        toward: target,
        in: max(duration * TimeInterval(left), 0.001)
      )
    }
  }

  private init(from origin: MotionState, toward target: TransitionEnd, omega: CGFloat) {
    let origin = origin.clamped
    self.origin = origin
    self.target = target
    curve = .spring(
      omega: max(omega, AnimationSegment.relativeVelocity(of: origin, toward: target))
    )
  }

  private init(from origin: MotionState, toward target: TransitionEnd, in duration: TimeInterval) {
    let progress = origin.clamped.progress
    self.origin = MotionState(
      progress: progress,
      velocity: (target.progress - progress) / CGFloat(duration)
    )
    self.target = target
    curve = .even(duration)
  }

  /// The signed distance to the target.
  var distance: CGFloat { target.progress - origin.progress }

  /// The initial velocity in distances per second, positive toward the target: a spring's `initialVelocity`.
  var relativeVelocity: CGFloat { AnimationSegment.relativeVelocity(of: origin, toward: target) }

  /// The spring; nil at a constant speed.
  var dampedSpring: DampedSpring? {
    guard case .spring(let omega) = curve else { return nil }
    return DampedSpring(omega: omega)
  }

  /// The motion after a number of seconds.
  func state(after elapsed: TimeInterval) -> MotionState {
    let t = max(elapsed, 0)
    switch curve {
    case .spring(let omega):
      let spring = DampedSpring(omega: omega)
      let left = spring.left(after: CGFloat(t), velocity: relativeVelocity)
      return MotionState(
        progress: target.progress - distance * left,
        velocity: distance * spring.speed(after: CGFloat(t), velocity: relativeVelocity)
      )
    case .even(let duration):
      let share = CGFloat(min(t / duration, 1))
      return MotionState(
        progress: origin.progress + distance * share,
        velocity: share < 1 ? origin.velocity : 0
      )
    }
  }

  /// The velocity at an on-screen progress, about `elapsed` seconds after the beginning.
  ///
  /// The progress decides, because a screen shows an animation a little late. The time only selects the outward or the
  /// return motion at a position that is passed twice.
  func velocity(at progress: CGFloat, near elapsed: TimeInterval) -> CGFloat {
    guard abs(distance) > 1e-9, let spring = dampedSpring else { return origin.velocity }
    let left = (target.progress - progress) / distance
    let time = time(of: spring, leaving: left, near: CGFloat(elapsed))
    return distance * spring.speed(after: time, velocity: relativeVelocity)
  }

  /// The time at which a fraction of the distance is left; of two such times, the nearer to `elapsed`.
  private func time(
    of spring: DampedSpring,
    leaving share: CGFloat,
    near elapsed: CGFloat
  ) -> CGFloat {
    let (omega, velocity) = (spring.omega, relativeVelocity)
    let turn = max(-velocity / (omega * (omega - velocity)), 0)
    let left = { spring.left(after: $0, velocity: velocity) }
    let later = AnimationSegment.bisect(from: turn, to: turn + 60 / omega) { left($0) > share }
    guard share >= 1 else { return later }
    let sooner = AnimationSegment.bisect(from: 0, to: turn) { left($0) < share }
    return abs(sooner - elapsed) < abs(later - elapsed) ? sooner : later
  }

  private static func bisect(
    from low: CGFloat,
    to high: CGFloat,
    isTooEarly: (CGFloat) -> Bool
  ) -> CGFloat {
    var (low, high) = (low, high)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isTooEarly(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func relativeVelocity(
    of motion: MotionState,
    toward target: TransitionEnd
  ) -> CGFloat {
    let distance = target.progress - motion.progress
    return abs(distance) > 1e-9 ? motion.velocity / distance : 0
  }
}
