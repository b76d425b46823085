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

  /// The share of its way that is left after a number of seconds.
  ///
  /// The velocity is that of the beginning, in ways per second, positive toward the target.
  func left(after time: CGFloat, velocity: CGFloat) -> CGFloat {
    let decay = exp(-ratio * omega * time)
    let push = ratio * omega - velocity
    guard swing > 0 else { return (1 + push * time) * decay }
    return (cos(swing * time) + push / swing * sin(swing * time)) * decay
  }

  /// Ways per second, positive toward the target.
  func speed(after time: CGFloat, velocity: CGFloat) -> CGFloat {
    let decay = exp(-ratio * omega * time)
    let push = ratio * omega - velocity
    guard swing > 0 else { return (velocity + omega * push * time) * decay }
    let sine = (ratio * omega * push / swing + swing) * sin(swing * time)
    return (velocity * cos(swing * time) + sine) * decay
  }
}
