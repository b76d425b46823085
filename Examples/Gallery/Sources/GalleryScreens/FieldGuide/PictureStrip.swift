import UIKit

/// A row of pictures, one per page.
final class PictureStrip: RoomView {
  private static let cardHeight: CGFloat = 190

  private let pager: Pager

  /// The distance from the pictures to the sides.
  var margin: CGFloat = 24 {
    didSet { pager.gap = 2 * margin }
  }

  init(_ places: [Place], color: UIColor) {
    let cards = places.map(StripCard.init)
    for (index, card) in cards.enumerated() {
      card.accessibilityIdentifier = "detail.strip.\(index)"
    }
    pager = Pager(cards, name: "detail.strip", color: color)
    super.init(frame: .zero)
    addSubview(pager)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.cardHeight + Pager.footer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pager.frame = bounds
  }
}
