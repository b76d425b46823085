import Foundation

/// A card that moves on springs: each part of its placement on a separate spring.
struct CardBody: Equatable, Sendable {
  private(set) var motion: CardMotion
  /// The spring's equilibrium, which may move between two steps.
  var target: CardVector
  let springs: CardSprings

  init(_ motion: CardMotion, to target: CardVector, _ springs: CardSprings) {
    (self.motion, self.target, self.springs) = (motion, target, springs)
  }

  /// Moves the card for a number of seconds, exactly, whatever their number.
  mutating func step(_ seconds: CGFloat) {
    guard seconds > 0 else { return }
    let position = step(seconds, on: springs.position)
    let size = step(seconds, on: springs.size)
    let window = step(seconds, on: springs.window)
    let turn = step(seconds, on: springs.turn)
    let cover = step(seconds, on: springs.cover)
    let opacity = step(seconds, on: springs.opacity)
    motion = CardMotion(
      CardVector(
        top: position.placement.top,
        scale: size.placement.scale,
        window: window.placement.window,
        angle: turn.placement.angle,
        cover: cover.placement.cover,
        opacity: opacity.placement.opacity
      ),
      velocity: CardVector(
        top: position.velocity.top,
        scale: size.velocity.scale,
        window: window.velocity.window,
        angle: turn.velocity.angle,
        cover: cover.velocity.cover,
        opacity: opacity.velocity.opacity
      )
    )
  }

  /// The motion after a number of seconds, if one spring moved everything.
  private func step(_ seconds: CGFloat, on spring: DampedSpring) -> CardMotion {
    var body = SpringBody(
      value: motion.placement,
      velocity: motion.velocity,
      target: target,
      spring: spring
    )
    body.step(seconds)
    return CardMotion(body.value, velocity: body.velocity)
  }

  /// Whether the rest of its motion is too small to be visible.
  var isAtRest: Bool {
    let farthest = target + motion.velocity * (1 / springs.slowest)
    return motion.placement.isVisiblyEqual(to: target) && farthest.isVisiblyEqual(to: target)
  }

  /// Comes to rest at the target.
  mutating func land() {
    motion = CardMotion(target)
  }
}

/// The springs that drive a card.
struct CardSprings: Hashable, Sendable {
  var position: DampedSpring
  var size: DampedSpring
  var window: DampedSpring
  var turn: DampedSpring
  var cover: DampedSpring

  /// As fast as the size, and never past its end.
  var opacity: DampedSpring { DampedSpring(omega: size.omega, ratio: max(size.ratio, 1)) }

  /// The lowest angular frequency, in radians per second.
  var slowest: CGFloat {
    min(min(position.omega, size.omega), min(window.omega, min(turn.omega, cover.omega)))
  }

  /// The same for everything.
  init(_ spring: DampedSpring) {
    (position, size, window, turn, cover) = (spring, spring, spring, spring, spring)
  }
}

extension CardVector: SpringValue {}
