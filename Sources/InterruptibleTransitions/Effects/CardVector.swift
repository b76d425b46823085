import UIKit

/// A card's placement in its transition's container, or the change of one per second.
///
/// Placements are interpolated, and velocities measured, by its sums and multiples.
struct CardVector: Equatable, Sendable {
  /// The middle of the card's upper edge, around which the card is scaled and turned.
  var top: CGPoint
  /// The size of the card as a fraction of the screen's size.
  var scale: CGFloat
  /// The part of the screen that the card shows, in the screen's own points.
  var window: Window
  /// Radians, clockwise.
  var angle: CGFloat = 0
  /// The size of the covered screen as a fraction of its full size.
  var cover: CGFloat
  var opacity: CGFloat = 1

  /// A part of the screen: its origin and size.
  struct Window: Equatable, Sendable {
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
  }

  static let zero = CardVector(
    top: CGPoint(x: 0, y: 0),
    scale: 0,
    window: Window(x: 0, y: 0, width: 0, height: 0),
    cover: 0,
    opacity: 0
  )

  /// The smallest scale: a card of no size couldn't grow.
  static let leastScale: CGFloat = 0.01

  static func + (first: CardVector, second: CardVector) -> CardVector {
    first.combined(with: second) { $0 + $1 }
  }

  static func - (first: CardVector, second: CardVector) -> CardVector {
    first.combined(with: second) { $0 - $1 }
  }

  static func * (vector: CardVector, factor: CGFloat) -> CardVector {
    vector.combined(with: vector) { number, _ in number * factor }
  }

  /// The vector whose numbers are made of those of two others.
  private func combined(
    with other: CardVector,
    _ make: (CGFloat, CGFloat) -> CGFloat
  ) -> CardVector {
    CardVector(
      top: CGPoint(x: make(top.x, other.top.x), y: make(top.y, other.top.y)),
      scale: make(scale, other.scale),
      window: Window(
        x: make(window.x, other.window.x),
        y: make(window.y, other.window.y),
        width: make(window.width, other.window.width),
        height: make(window.height, other.window.height)
      ),
      angle: make(angle, other.angle),
      cover: make(cover, other.cover),
      opacity: make(opacity, other.opacity)
    )
  }

  /// The placement in which a point of the card lies at another place, at another size and angle.
  func moved(
    _ point: CGPoint,
    to location: CGPoint,
    scaledBy scale: CGFloat = 1,
    turnedBy angle: CGFloat = 0
  ) -> CardVector {
    let arm = CGPoint(x: top.x - point.x, y: top.y - point.y)
    let (sine, cosine) = (sin(angle), cos(angle))
    var placement = self
    placement.top = CGPoint(
      x: location.x + scale * (arm.x * cosine - arm.y * sine),
      y: location.y + scale * (arm.x * sine + arm.y * cosine)
    )
    placement.scale = max(self.scale * scale, CardVector.leastScale)
    placement.angle += angle
    return placement
  }

  /// The placement at a fraction of the distance to another one.
  func interpolated(to end: CardVector, at share: CGFloat) -> CardVector {
    self + (end - self) * share
  }

  /// How far its corners are from those of another placement, at most, in points.
  func distance(to other: CardVector) -> CGFloat {
    zip(corners, other.corners).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
  }

  /// Whether the difference to another placement is too small to be visible: in points, in the shown part of the
  /// screen, in the covered screen, and in the opacity.
  func isVisiblyEqual(to other: CardVector) -> Bool {
    let (window, next) = (window, other.window)
    return distance(to: other) < 0.25 && abs(window.x - next.x) < 0.25
      && abs(window.y - next.y) < 0.25 && abs(cover - other.cover) < 0.0005
      && abs(opacity - other.opacity) < 0.004
  }

  /// The corners of the card, from the upper left one clockwise.
  var corners: [CGPoint] {
    let (sine, cosine) = (sin(angle), cos(angle))
    return [(-0.5, 0), (0.5, 0), (0.5, 1), (-0.5, 1)].map { (across: CGFloat, down: CGFloat) in
      let (x, y) = (across * window.width * scale, down * window.height * scale)
      return CGPoint(x: top.x + x * cosine - y * sine, y: top.y + x * sine + y * cosine)
    }
  }
}

/// A card's placement, and how fast it changes.
struct CardMotion: Equatable, Sendable {
  var placement: CardVector
  /// Per second.
  var velocity: CardVector

  init(_ placement: CardVector, velocity: CardVector = .zero) {
    self.placement = placement
    self.velocity = velocity
  }

  static func + (first: CardMotion, second: CardMotion) -> CardMotion {
    CardMotion(
      first.placement + second.placement,
      velocity: first.velocity + second.velocity
    )
  }

  static func - (first: CardMotion, second: CardMotion) -> CardMotion {
    CardMotion(
      first.placement - second.placement,
      velocity: first.velocity - second.velocity
    )
  }
}
