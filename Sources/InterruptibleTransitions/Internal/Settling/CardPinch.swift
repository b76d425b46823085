import Foundation

/// Two fingers on a card, in the coordinates of the transition's container; a single finger counts as both.
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

/// Converts the motion of two fingers to the motion of the card that they hold.
struct CardPinch: Equatable, Sendable {
  /// The placement of the card when the pinch started.
  let origin: CardVector
  /// The fingers when the pinch started.
  let start: FingerPair
  let law: CardLaw
  /// The finger distance from which the card's scale is computed; nil with one finger.
  private let distance: CGFloat?

  /// Without `touchDistance`, the card keeps its size at the fingers' current distance.
  init(
    _ origin: CardVector,
    _ start: FingerPair,
    _ law: CardLaw,
    touchDistance: CGFloat? = nil
  ) {
    (self.origin, self.start, self.law) = (origin, start, law)
    distance = start.distance > 0 ? touchDistance ?? start.distance + law.pinchSlop : nil
  }

  /// The placement of the card under the fingers, scaled and rotated about the point midway between them.
  ///
  /// It's never larger than the screen.
  func placement(at fingers: FingerPair) -> CardVector {
    let scale = distance.map { law.pinchScale(fingers.distance, from: $0) } ?? 1
    return origin.moved(
      start.middle,
      to: fingers.middle,
      scaledBy: min(scale, 1 / origin.scale),
      turnedBy: fingers.angle - start.angle
    )
  }

  /// The scale below which a released card goes to its source, at the fraction `pinchThreshold` of the fingers' initial distance.
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

  /// The placement under the fingers.
  var target: CardVector { body.target }

  /// Whether the distance between the card and the fingers' placement can't be seen.
  var isThere: Bool { body.isAtRest }

  /// Moves the target to a placement by the smaller angle of rotation, however often the fingers rotate, and keeps the
  /// card's window and cover.
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
