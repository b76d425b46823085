import Foundation

/// A spring of any damping up to critical, over time in seconds.
///
/// It drives a card that several springs move: unlike a transition's progress, the card's position may pass its target.
struct DampedSpring: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second.
  let omega: CGFloat
  /// The damping ratio, greater than 0 and at most 1.
  let ratio: CGFloat

  /// Creates a spring, which is critically damped by default.
  init(omega: CGFloat, ratio: CGFloat = 1) {
    (self.omega, self.ratio) = (omega, ratio)
  }

  /// A spring of an app, without its initial velocity.
  init(_ spring: Spring) {
    self.init(omega: spring.omega, ratio: spring.dampingRatio)
  }

  /// The angular frequency at which it swings, 0 if it is critically damped.
  private var swing: CGFloat { omega * (1 - ratio * ratio).squareRoot() }

  /// Returns the distance to the target after a number of seconds, and how fast that grows, from those at the beginning.
  func motion<Value: SpringValue>(
    after time: CGFloat,
    from start: Value,
    velocity: Value
  ) -> (distance: Value, velocity: Value) {
    let decay = exp(-ratio * omega * time)
    let push = velocity + start * (ratio * omega)
    guard swing > 0 else {
      return ((start + push * time) * decay, (velocity - push * (omega * time)) * decay)
    }
    let (sine, cosine) = (sin(swing * time), cos(swing * time))
    let turn = push * (ratio * omega / swing) + start * swing
    return (
      (start * cosine + push * (sine / swing)) * decay,
      (velocity * cosine - turn * sine) * decay
    )
  }

  // MARK: - In fractions of its distance

  /// The fraction of its distance that is left after a number of seconds.
  ///
  /// The velocity is that of the beginning, in total distances per second, positive toward the target.
  func left(after time: CGFloat, velocity: CGFloat) -> CGFloat {
    motion(after: time, from: 1, velocity: -velocity).distance
  }

  /// The velocity in total distances per second, positive toward the target.
  func speed(after time: CGFloat, velocity: CGFloat) -> CGFloat {
    -motion(after: time, from: 1, velocity: -velocity).velocity
  }
}

/// What a spring moves: a number, or a vector of them.
protocol SpringValue {
  static func + (first: Self, second: Self) -> Self
  static func - (first: Self, second: Self) -> Self
  static func * (value: Self, factor: CGFloat) -> Self
}

extension CGFloat: SpringValue {}
