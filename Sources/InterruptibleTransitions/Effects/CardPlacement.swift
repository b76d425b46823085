import Foundation

/// Where a card is: a screen that is moved freely, in the coordinates of its transition's container.
struct CardPlacement: Hashable, Sendable {
  /// The middle of the card's upper edge, around which it is scaled and turned.
  var top: CGPoint
  /// The size of the card as a share of the screen's.
  var scale: CGFloat
  /// The part of the screen that the card shows, in the screen's own points.
  var window: CGRect
  /// Radians, clockwise.
  var angle: CGFloat = 0
  /// The size of the covered screen as a share of its own.
  var cover: CGFloat

  /// The smallest scale: a card of no size couldn't grow.
  static let leastScale: CGFloat = 0.01

  /// The placement in which a point of the card lies at another place, at another size and turn.
  func moved(
    _ point: CGPoint,
    to location: CGPoint,
    scaledBy scale: CGFloat = 1,
    turnedBy angle: CGFloat = 0
  ) -> CardPlacement {
    let arm = CGPoint(x: top.x - point.x, y: top.y - point.y)
    let (sine, cosine) = (sin(angle), cos(angle))
    var placement = self
    placement.top = CGPoint(
      x: location.x + scale * (arm.x * cosine - arm.y * sine),
      y: location.y + scale * (arm.x * sine + arm.y * cosine)
    )
    placement.scale = max(self.scale * scale, CardPlacement.leastScale)
    placement.angle += angle
    return placement
  }

  /// The placement at a share of the way to another one.
  func interpolated(to end: CardPlacement, at share: CGFloat) -> CardPlacement {
    func between(_ path: KeyPath<CardPlacement, CGFloat>) -> CGFloat {
      self[keyPath: path] + (end[keyPath: path] - self[keyPath: path]) * share
    }
    return CardPlacement(
      top: CGPoint(x: between(\.top.x), y: between(\.top.y)),
      scale: between(\.scale),
      window: CGRect(
        x: between(\.window.origin.x),
        y: between(\.window.origin.y),
        width: between(\.window.size.width),
        height: between(\.window.size.height)
      ),
      angle: between(\.angle),
      cover: between(\.cover)
    )
  }

  /// How far its corners are from those of another placement, at most, in points.
  func distance(to other: CardPlacement) -> CGFloat {
    zip(corners, other.corners).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
  }

  /// The corners of the card, from the upper left one clockwise.
  var corners: [CGPoint] {
    let size = CGSize(width: window.width * scale, height: window.height * scale)
    let (sine, cosine) = (sin(angle), cos(angle))
    return [(-0.5, 0), (0.5, 0), (0.5, 1), (-0.5, 1)].map { (across: CGFloat, down: CGFloat) in
      let (x, y) = (across * size.width, down * size.height)
      return CGPoint(x: top.x + x * cosine - y * sine, y: top.y + x * sine + y * cosine)
    }
  }
}

extension CardPlacement {
  /// A card that fills a frame with a part of the screen.
  ///
  /// - Parameters:
  ///   - frame: In the container's coordinates.
  ///   - part: The part of the screen that lies on the frame.
  ///   - isCentered: Whether the middle of the part lies on that of the frame; else their upper edges lie on each other.
  init(filling frame: CGRect, with part: CGRect, isCentered: Bool) {
    let fit = max(frame.width / max(part.width, 1), frame.height / max(part.height, 1))
    let size = max(fit.isFinite ? fit : 1, CardPlacement.leastScale)
    let window = CGSize(width: frame.width / size, height: frame.height / size)
    self.init(
      top: CGPoint(x: frame.midX, y: frame.minY),
      scale: size,
      window: CGRect(
        x: part.midX - window.width / 2,
        y: isCentered ? part.midY - window.height / 2 : part.minY,
        width: window.width,
        height: window.height
      ),
      cover: 1
    )
  }
}
