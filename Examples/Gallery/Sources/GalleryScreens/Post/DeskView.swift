import UIKit

/// The desk from above: a cup, a candle, a note of who wrote, and the pile in the corner.
final class DeskView: RoomView {
  let notepad: Notepad
  let pile: CardPile
  let candle = CandleButton()
  private let wood = WoodView()
  private let cup = CupView()
  private let heading = UILabel("The post", size: 36, weight: .bold, color: DeskPalette.ink)
  private let line = UILabel(
    "Six cards, and no bills",
    size: 17,
    color: DeskPalette.ink.withAlphaComponent(0.8)
  )

  init(_ cards: [Postcard]) {
    notepad = Notepad(cards)
    pile = CardPile(cards)
    super.init(frame: .zero)
    accessibilityIdentifier = "desk"
    heading.accessibilityTraits = .header
    clipsToBounds = true
    addSubviews([wood, heading, line, cup, candle, notepad, pile])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = screenInsets
    let top = max(insets.top, 14)
    let margin = max(28, insets.left + 8)
    let isWide = bounds.width > bounds.height
    let side: CGFloat = isRightToLeft ? -1 : 1
    wood.frame = bounds
    place(heading, x: margin, y: top + 16, width: 220, height: 44)
    place(line, x: margin, y: top + 62, width: 220, height: 24)
    layOut(cup, CGRect(x: bounds.width - (isWide ? 236 : 128), y: top + 8, width: 128, height: 128))
    let candleX = isWide ? bounds.width - 390 : 36
    let candleY = isWide ? bounds.height - 116 : bounds.height - max(insets.bottom, 20) - 116
    layOut(candle, CGRect(x: candleX, y: candleY, width: 84, height: 84))
    let noteY = isWide ? top + 100 : top + 156
    let noteWidth = isWide ? bounds.width * 0.44 : bounds.width - 56
    notepad.isDense = isWide
    let noteHeight = notepad.sizeThatFits(bounds.size).height
    layOut(
      notepad,
      CGRect(x: isWide ? margin : 28, y: noteY, width: noteWidth, height: noteHeight)
    )
    notepad.transform = CGAffineTransform(rotationAngle: side * -0.022)
    let pileSize = CGSize(width: isWide ? 250 : 232, height: isWide ? 170 : 160)
    layOut(
      pile,
      CGRect(
        origin: CGPoint(
          x: bounds.width - pileSize.width - (isWide ? insets.right * 0.6 : -34),
          y: bounds.height - pileSize.height + (isWide ? 26 : 6)
        ),
        size: pileSize
      )
    )
  }
}
