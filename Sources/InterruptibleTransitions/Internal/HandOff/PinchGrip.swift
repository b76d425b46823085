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
  private var body: CardBody
  private var time: TimeInterval

  init(_ motion: CardMotion, at time: TimeInterval, on spring: DampedSpring) {
    body = CardBody(motion, to: motion.placement, CardSprings(spring))
    self.time = time
  }

  var motion: CardMotion { body.motion }

  /// Where the fingers have it.
  var target: CardVector { body.target }

  /// Whether the card is where the fingers have it, in what can be seen.
  var isThere: Bool { body.isAtRest }

  /// The fingers move; they turn the card the short way, however often they go around, and don't change what it shows.
  mutating func turn(to target: CardVector, at time: TimeInterval) {
    advance(to: time)
    var target = target
    target.angle =
      self.target.angle + (target.angle - self.target.angle).remainder(dividingBy: 2 * .pi)
    (target.window, target.cover) = (self.target.window, self.target.cover)
    body.target = target
  }

  mutating func advance(to time: TimeInterval) {
    body.step(CGFloat(max(time - self.time, 0)))
    self.time = max(time, self.time)
  }
}
