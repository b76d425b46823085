import UIKit

/// An album on the cabinet: its first cards in a pile, with its name below.
final class AlbumStack: SinkingControl, AlbumPile {
  /// How far cards are turned, from the uppermost down.
  private static let turns: [CGFloat] = [-0.03, 0.13, -0.17]
  /// The size of the cards, as a share of that in the album.
  private static let scale: CGFloat = 1.08

  let family: Moth.Family
  private let cards: [SpecimenCard]
  private let name: UILabel
  private let count: UILabel

  init(_ family: Moth.Family) {
    self.family = family
    cards = Moth.all(in: family).prefix(Self.turns.count).map(SpecimenCard.init)
    name = UILabel(family.rawValue, size: 19, weight: .semibold, color: CabinetPalette.ink)
    count = UILabel("Twelve specimens", size: 13, color: CabinetPalette.faintInk)
    super.init(frame: .zero)
    accessibilityIdentifier = "album.\(family.rawValue)"
    accessibilityLabel = "\(family.rawValue), twelve specimens"
    for label in [name, count] {
      label.textAlignment = .center
    }
    addSubviews(cards.reversed() + [name, count])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, card) in cards.enumerated() {
      card.center = middle
      card.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
        .rotated(by: angle(of: index))
    }
    name.frame = CGRect(x: 0, y: bounds.height - 46, width: bounds.width, height: 24)
    count.frame = CGRect(x: 0, y: bounds.height - 22, width: bounds.width, height: 18)
  }

  func holds(_ album: any OpenAlbum) -> Bool {
    (album as? AlbumPage)?.family == family
  }

  /// Returns where a card of the album lies in the pile, in another view; all but the first are at the bottom.
  func place(of index: Int, in view: UIView) -> SpecimenPlace {
    let size = CGSize(
      width: SpecimenCard.size.width * Self.scale,
      height: SpecimenCard.size.height * Self.scale
    )
    let frame = CGRect(
      x: middle.x - size.width / 2,
      y: middle.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    return SpecimenPlace(
      frame: convert(frame, to: view),
      angle: angle(of: min(index, cards.count - 1))
    )
  }

  /// Returns the frame of the name in another view, for a label of a size that shows it larger.
  func frame(of label: UILabel, in view: UIView) -> CGRect {
    let share = name.font.pointSize / label.font.pointSize
    let size = CGSize(width: label.bounds.width * share, height: label.bounds.height * share)
    let frame = CGRect(
      x: name.frame.midX - size.width / 2,
      y: name.frame.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return convert(frame, to: view)
  }

  private var middle: CGPoint {
    CGPoint(x: bounds.midX, y: (bounds.height - 52) / 2)
  }

  private func angle(of index: Int) -> CGFloat {
    let side: CGFloat = isRightToLeft ? -1 : 1
    return side * Self.turns[index]
  }
}
