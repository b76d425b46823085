import UIKit

/// Where a card is touched.
extension ZoomCard {
  /// Whether the card is seen at a point of the container.
  func isSeen(at point: CGPoint) -> Bool {
    let (card, shown) = (
      layer.presentation() ?? layer, frameView.layer.presentation() ?? frameView.layer
    )
    let place = CGPoint(x: point.x - card.position.x, y: point.y - card.position.y)
      .applying(card.affineTransform().inverted())
      .applying(shown.affineTransform().inverted())
    return abs(place.x) <= shown.bounds.width / 2 && (0...shown.bounds.height).contains(place.y)
  }
}
