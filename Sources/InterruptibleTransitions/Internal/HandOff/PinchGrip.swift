import Foundation

/// Two fingers on a card, in the coordinates of the transition's container; or one, which is both.
struct FingerPair: Equatable, Sendable {
  let first: CGPoint
  let second: CGPoint

  init(first: CGPoint, second: CGPoint) {
    (self.first, self.second) = (first, second)
  }

  init(_ finger: CGPoint) {
    self.init(first: finger, second: finger)
  }

  var middle: CGPoint { CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2) }
  /// In points.
  var distance: CGFloat { hypot(second.x - first.x, second.y - first.y) }
  /// Radians, clockwise.
  var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }
}

/// Converts the motion of two fingers to that of a card which they have taken.
struct PinchGrip: Equatable, Sendable {
  /// Where the card was when it was taken.
  let origin: CardVector
  /// The fingers when they took it.
  let start: FingerPair
  let law: CardLaw
  /// The distance from which the card's size counts; nil as long as there is one finger.
  private let distance: CGFloat?

  /// Without the distance at which the fingers touched down, the card has its size at their distance now.
  init(
    _ origin: CardVector,
    _ start: FingerPair,
    _ law: CardLaw,
    touchDistance: CGFloat? = nil
  ) {
    (self.origin, self.start, self.law) = (origin, start, law)
    distance = start.distance > 0 ? touchDistance ?? start.distance + law.pinchSlop : nil
  }

  /// The placement of the card under the fingers: it is scaled and turned as they are, about the middle between them.
  ///
  /// It is never larger than the screen.
  func placement(at fingers: FingerPair) -> CardVector {
    let scale = distance.map { law.pinchScale(fingers.distance, from: $0) } ?? 1
    return origin.moved(
      start.middle,
      to: fingers.middle,
      scaledBy: min(scale, 1 / origin.scale),
      turnedBy: fingers.angle - start.angle
    )
  }

  /// The scale of the card below which it lands: where the fingers are half as far apart as they were.
  var landingScale: CGFloat {
    guard let distance else { return law.pinchThreshold }
    return law.pinchThreshold * distance / max(distance - law.pinchSlop, 1)
  }
}

/// A card that follows two fingers a little behind them, each part of its placement on a spring.
struct CardChase: Equatable, Sendable {
  private(set) var motion: CardMotion
  /// Where the fingers have it.
  private(set) var target: CardVector
  private var time: TimeInterval
  private let spring: DampedSpring

  init(_ motion: CardMotion, at time: TimeInterval, on spring: DampedSpring) {
    (self.motion, self.time, self.spring) = (motion, time, spring)
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

  mutating func advance(to time: TimeInterval) {
    let duration = CGFloat(max(time - self.time, 0))
    self.time = max(time, self.time)
    guard duration > 0 else { return }
    let behind = motion.placement - target
    motion = CardMotion(
      target + spring.distance(after: duration, from: behind, velocity: motion.velocity),
      velocity: spring.velocity(after: duration, from: behind, velocity: motion.velocity)
    )
    // Fingers don't change what the card shows.
    (motion.placement.window, motion.velocity.window) = (target.window, CardVector.zero.window)
    (motion.placement.cover, motion.velocity.cover) = (target.cover, 0)
  }
}
