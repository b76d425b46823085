import Foundation

/// Two fingers on a card, in the coordinates of the transition's container.
struct FingerPair: Hashable, Sendable {
  let first: CGPoint
  let second: CGPoint

  /// The middle between the fingers.
  var middle: CGPoint { CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2) }
  /// In points.
  var distance: CGFloat { hypot(second.x - first.x, second.y - first.y) }
  /// How far the fingers are from where they were before, on average, in points.
  func meanWay(from start: FingerPair) -> CGFloat {
    let ways = [(first, start.first), (second, start.second)].map { now, before in
      hypot(now.x - before.x, now.y - before.y)
    }
    return (ways[0] + ways[1]) / 2
  }

  /// Radians, clockwise.
  var angle: CGFloat { atan2(second.y - first.y, second.x - first.x) }
}

/// Converts the motion of two fingers to that of a card which they have taken.
struct PinchGrip: Hashable, Sendable {
  /// Where the card was when it was taken.
  let origin: CardPlacement
  /// The fingers when they took it.
  let start: FingerPair
  /// The distance from which the card's size counts.
  let distance: CGFloat

  /// - Parameters:
  ///   - origin: Where the card is.
  ///   - start: The fingers now.
  ///   - touchDistance: The fingers' distance when they touched down.
  init(_ origin: CardPlacement, _ start: FingerPair, touchDistance: CGFloat) {
    self.origin = origin
    self.start = start
    distance = touchDistance
  }

  /// The placement of the card under the fingers: it is scaled and turned as they are, about the middle between them.
  ///
  /// It is never larger than the screen.
  func placement(at fingers: FingerPair) -> CardPlacement {
    let scale = min(ZoomLaw.pinchScale(fingers.distance, from: distance), 1 / origin.scale)
    return origin.moved(
      start.middle,
      to: fingers.middle,
      scaledBy: scale,
      turnedBy: (fingers.angle - start.angle).wrapped
    )
  }

  /// The scale of the card below which it lands: where the fingers are half as far apart as they were.
  var landingScale: CGFloat {
    ZoomLaw.pinchThreshold * distance / max(distance - ZoomLaw.pinchSlop, 1)
  }
}

extension CGFloat {
  /// The same angle between −π and π.
  fileprivate var wrapped: CGFloat { remainder(dividingBy: 2 * .pi) }
}
