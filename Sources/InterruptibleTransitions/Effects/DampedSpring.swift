import Foundation

/// A spring of any damping up to critical, over time in seconds.
///
/// What carries a card that several springs move: unlike a transition's progress, its place may pass its target.
struct DampedSpring: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second.
  let omega: CGFloat
  /// The damping ratio, greater than 0 and at most 1.
  let ratio: CGFloat

  /// The angular frequency at which it swings, 0 if it is critically damped.
  private var swing: CGFloat { omega * (1 - ratio * ratio).squareRoot() }

  /// The distance to the target after a number of seconds, from a distance and a velocity at the beginning.
  func distance<Value: SpringValue>(
    after time: CGFloat,
    from start: Value,
    velocity: Value
  ) -> Value {
    let decay = exp(-ratio * omega * time)
    let push = velocity + start * (ratio * omega)
    guard swing > 0 else { return (start + push * time) * decay }
    return (start * cos(swing * time) + push * (sin(swing * time) / swing)) * decay
  }

  /// How fast the distance to the target grows after a number of seconds, from a distance and a velocity at the beginning.
  func velocity<Value: SpringValue>(
    after time: CGFloat,
    from start: Value,
    velocity: Value
  ) -> Value {
    let decay = exp(-ratio * omega * time)
    let push = velocity + start * (ratio * omega)
    guard swing > 0 else { return (velocity - push * (omega * time)) * decay }
    let sine = push * (ratio * omega / swing) + start * swing
    return (velocity * cos(swing * time) - sine * sin(swing * time)) * decay
  }

  // MARK: - In shares of its way

  /// The share of its way that is left after a number of seconds.
  ///
  /// The velocity is that of the beginning, in ways per second, positive toward the target.
  func left(after time: CGFloat, velocity: CGFloat) -> CGFloat {
    distance(after: time, from: 1, velocity: -velocity)
  }

  /// Ways per second, positive toward the target.
  func speed(after time: CGFloat, velocity: CGFloat) -> CGFloat {
    -self.velocity(after: time, from: 1, velocity: -velocity)
  }
}

/// What a spring moves: a number, or a vector of them.
protocol SpringValue {
  static func + (first: Self, second: Self) -> Self
  static func - (first: Self, second: Self) -> Self
  static func * (value: Self, factor: CGFloat) -> Self
}

extension CGFloat: SpringValue {}
