import Foundation

/// The way of a critically damped spring, as a share of its distance, over time in seconds.
struct SpringWay {
  /// Radians per second.
  let omega: CGFloat
  /// Distances per second at the beginning, at most `omega`.
  let relativeVelocity: CGFloat

  private var spring: DampedSpring { DampedSpring(omega: omega, ratio: 1) }

  /// What is left of the way.
  func left(after t: CGFloat) -> CGFloat {
    spring.left(after: t, velocity: relativeVelocity)
  }

  /// Distances per second.
  func speed(after t: CGFloat) -> CGFloat {
    spring.speed(after: t, velocity: relativeVelocity)
  }

  /// When a share of the way is left; of two times, the one that is nearer to another.
  func time(leaving share: CGFloat, near elapsed: CGFloat) -> CGFloat {
    let turn = relativeVelocity < 0 ? -relativeVelocity / (omega * (omega - relativeVelocity)) : 0
    guard share < left(after: turn) else { return turn }
    let later = bisect(from: turn, to: turn + 60 / omega) { left(after: $0) > share }
    guard turn > 0, share >= 1 else { return later }
    let sooner = bisect(from: 0, to: turn) { left(after: $0) < share }
    return abs(sooner - elapsed) < abs(later - elapsed) ? sooner : later
  }

  private func bisect(
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
}
