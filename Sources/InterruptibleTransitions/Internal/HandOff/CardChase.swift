import Foundation

/// A card that follows two fingers a little behind them, each part of its placement on a spring.
struct CardChase: Equatable, Sendable {
  /// Where the card is, and how fast.
  private(set) var motion: CardMotion
  /// Where the fingers have it.
  private(set) var target: CardVector
  private var time: TimeInterval

  /// Follows from where a card is.
  ///
  /// - Parameters:
  ///   - motion: The card's, as it is seen.
  ///   - time: Now, in seconds.
  init(_ motion: CardMotion, at time: TimeInterval) {
    (self.motion, self.time) = (motion, time)
    target = motion.placement
  }

  /// Whether the card is where the fingers have it, in what can be seen.
  var isThere: Bool {
    motion.placement.distance(to: target) < 0.1 && abs(motion.velocity.scale) < 0.01
      && hypot(motion.velocity.top.x, motion.velocity.top.y) < 1
  }

  /// The fingers move; they turn the card the short way, however often they go around.
  mutating func turn(to target: CardVector, at time: TimeInterval) {
    advance(to: time)
    let angle = self.target.angle
    self.target = target
    self.target.angle = angle + (target.angle - angle).remainder(dividingBy: 2 * .pi)
  }

  /// Time passes.
  mutating func advance(to time: TimeInterval) {
    let duration = CGFloat(max(time - self.time, 0))
    self.time = max(time, self.time)
    guard duration > 0 else { return }
    let behind = motion.placement - target
    let spring = ZoomLaw.chase
    motion = CardMotion(
      target + spring.distance(after: duration, from: behind, velocity: motion.velocity),
      velocity: spring.velocity(after: duration, from: behind, velocity: motion.velocity)
    )
    // Fingers don't change what the card shows.
    (motion.placement.window, motion.velocity.window) = (target.window, CardVector.zero.window)
    (motion.placement.cover, motion.velocity.cover) = (target.cover, 0)
  }
}
