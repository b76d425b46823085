import UIKit

/// The page of an album: its cards in a grid, below its name.
final class AlbumPage: RoomView, OpenAlbum {
  private static let gap: CGFloat = 12

  let family: Moth.Family
  let paper = UIView()
  let backButton = BackButton(title: "Cabinet", color: CabinetPalette.ink)
  var back: UIControl { backButton }
  let name: UILabel
  let note: UILabel
  /// In the order of the grid; the first one lies uppermost.
  let specimens: [SpecimenCard]
  var cards: [UIView] { specimens }
  private let scroller = UIScrollView()

  init(_ family: Moth.Family) {
    self.family = family
    name = UILabel(family.rawValue, size: 38, weight: .semibold, color: CabinetPalette.ink)
    note = UILabel(family.note, size: 17, color: CabinetPalette.faintInk)
    note.font = .italicSystemFont(ofSize: 17)
    specimens = Moth.all(in: family).map(SpecimenCard.init)
    super.init(frame: .zero)
    accessibilityIdentifier = "page"
    name.accessibilityTraits = .header
    paper.accessibilityIdentifier = "page.paper"
    paper.backgroundColor = CabinetPalette.page
    name.accessibilityIdentifier = "page.name"
    note.accessibilityIdentifier = "page.note"
    scroller.accessibilityIdentifier = "page.scroller"
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsVerticalScrollIndicator = false
    name.numberOfLines = 1
    for (index, card) in cards.enumerated() {
      card.accessibilityIdentifier = "page.card.\(index)"
    }
    scroller.addSubviews([name, note] + specimens.reversed())
    for part in [paper, scroller, back] {
      addSubview(part)
    }
  }

  /// Whether the note is beside the name, because there is no room for it below the grid.
  var isWide: Bool { bounds.width > bounds.height }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = screenInsets
    let margin = max(20, insets.left + 6)
    let top = max(insets.top, 8)
    let (size, gap) = (SpecimenCard.size, Self.gap)
    paper.frame = bounds
    scroller.frame = bounds
    place(back, x: margin - 8, y: top + 2, width: 110, height: 44)
    let width = bounds.width - 2 * margin
    let nameWidth = name.sizeThatFits(bounds.size).width.rounded(.up)
    place(
      name,
      x: isWide ? margin + 122 : margin,
      y: isWide ? top : top + 44,
      width: nameWidth,
      height: 46
    )
    let columns = Int((width + gap) / (size.width + gap))
    let start = top + (isWide ? 60 : 102)
    let inset = (width - CGFloat(columns) * (size.width + gap) + gap) / 2
    for (index, card) in cards.enumerated() {
      let frame = fromLeading(
        CGRect(
          x: margin + inset + CGFloat(index % columns) * (size.width + gap),
          y: start + CGFloat(index / columns) * (size.height + gap),
          width: size.width,
          height: size.height
        )
      )
      card.center = frame.middle
    }
    let rows = CGFloat((cards.count + columns - 1) / columns)
    let end = start + rows * (size.height + gap)
    let noteX = isWide ? margin + 122 + nameWidth + 28 : margin
    let noteWidth = margin + width - noteX
    let room = CGSize(width: noteWidth, height: .greatestFiniteMagnitude)
    let noteHeight = note.sizeThatFits(room).height
    place(
      note,
      x: noteX,
      y: isWide ? name.frame.midY - noteHeight / 2 : end + 6,
      width: noteWidth,
      height: noteHeight
    )
    scroller.contentSize = CGSize(
      width: bounds.width,
      height: max(note.frame.maxY, end) + max(insets.bottom, 16) + 8
    )
  }
}
