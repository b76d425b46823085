import Foundation

/// A card's placement, and how fast each part of it changes.
struct CardMotion: Hashable, Sendable {
  var placement: CardPlacement
  var velocity: CardVelocity

  init(_ placement: CardPlacement, velocity: CardVelocity = .zero) {
    self.placement = placement
    self.velocity = velocity
  }
}

/// How fast a card's placement changes, per second.
struct CardVelocity: Hashable, Sendable {
  /// The change of the card's place.
  var top = CGPoint.zero
  var scale: CGFloat = 0
  /// The change of the window's origin and size.
  var window = CGRect.zero
  var angle: CGFloat = 0
  var cover: CGFloat = 0

  static let zero = CardVelocity()
}

extension CardVelocity {
  /// The velocity that leads from one placement to another in a number of seconds.
  init(from start: CardPlacement, to end: CardPlacement, in time: CGFloat) {
    top = CGPoint(x: (end.top.x - start.top.x) / time, y: (end.top.y - start.top.y) / time)
    scale = (end.scale - start.scale) / time
    window = CGRect(
      x: (end.window.origin.x - start.window.origin.x) / time,
      y: (end.window.origin.y - start.window.origin.y) / time,
      width: (end.window.width - start.window.width) / time,
      height: (end.window.height - start.window.height) / time
    )
    angle = (end.angle - start.angle) / time
    cover = (end.cover - start.cover) / time
  }
}
