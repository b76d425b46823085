import UIKit

/// The pile of cards in the corner of the desk.
final class CardPile: SinkingControl {
  /// How far each card is turned, from the lowest to the uppermost, in radians.
  private static let turns: [CGFloat] = [0.06, -0.34, -0.15]

  /// Whether the uppermost card is gone; it can be changed in an animation.
  var isTopTaken = false {
    didSet { showTop() }
  }

  private let cards: [Postcard]
  private let sheets = CardPile.turns.map { _ in UIView() }
  private let pictures = CardPile.turns.map { _ in UIImageView() }

  init(_ cards: [Postcard]) {
    self.cards = cards
    super.init(frame: .zero)
    accessibilityIdentifier = "desk.pile"
    accessibilityLabel = "Pile of cards"
    for (sheet, picture) in zip(sheets, pictures) {
      sheet.isUserInteractionEnabled = false
      sheet.backgroundColor = DeskPalette.paper
      sheet.layer.cornerRadius = 4
      sheet.layer.castShadow(opacity: 0.3, radius: 6, offset: CGSize(width: 1, height: 4))
      picture.contentMode = .scaleAspectFill
      picture.clipsToBounds = true
      sheet.addSubview(picture)
      addSubview(sheet)
    }
    sheets.last?.accessibilityIdentifier = "desk.pile.top"
    show(0)
  }

  /// Shows the pile with a card on top.
  func show(_ top: Int) {
    for (depth, picture) in pictures.reversed().enumerated() {
      picture.image = cards[(top + depth) % cards.count].image
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = isRightToLeft ? -1 : 1
    let size = CGSize(width: bounds.width * 0.84, height: bounds.height * 0.82)
    for (index, sheet) in sheets.enumerated() {
      sheet.bounds.size = size
      sheet.transform = CGAffineTransform(rotationAngle: side * CardPile.turns[index])
      sheet.center = bounds.middle
      pictures[index].frame = sheet.bounds.insetBy(dx: 8, dy: 8)
    }
    showTop()
  }

  /// Shows the uppermost card, or moves it out of the corner of the screen.
  private func showTop() {
    let side: CGFloat = isRightToLeft ? -1 : 1
    let fades = UIAccessibility.isReduceMotionEnabled
    let way = isTopTaken && !fades ? bounds.width : 0
    sheets.last?.center = CGPoint(x: bounds.midX + side * way, y: bounds.midY + way)
    sheets.last?.alpha = isTopTaken && fades ? 0 : 1
  }
}
