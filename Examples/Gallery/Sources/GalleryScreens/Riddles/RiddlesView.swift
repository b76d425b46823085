import UIKit

/// A table with a row of cards.
final class RiddlesView: RoomView {
  /// Where confetti lies, as shares of the table, and its size in points.
  private static let places: [(x: CGFloat, y: CGFloat, size: CGFloat)] = [
    (0.94, 0.02, 210), (0.03, 0.27, 120), (1.0, 0.5, 110), (0.12, 0.94, 210), (0.72, 0.93, 90),
  ]

  let cards: [RiddleCard]
  let night = NightSwitch(
    name: "riddles.night",
    color: RiddlePalette.lamp,
    on: RiddlePalette.table
  )
  private let pager: Pager
  private let confetti = RiddlesView.places.map { _ in UIView() }
  private let heading = UILabel("Who am I?", size: 40, weight: .black, color: RiddlePalette.ink)
  private let line = UILabel(
    "The answers are on the back.",
    size: 17,
    color: RiddlePalette.ink.withAlphaComponent(0.7)
  )

  init(_ animals: [Animal]) {
    cards = animals.enumerated().map { RiddleCard($1, number: $0 + 1) }
    pager = Pager(cards, name: "riddles.pager", color: RiddlePalette.ink)
    super.init(frame: .zero)
    accessibilityIdentifier = "riddles"
    heading.accessibilityTraits = .header
    backgroundColor = RiddlePalette.table
    clipsToBounds = true
    for (piece, color) in zip(confetti, RiddlePalette.confetti) {
      piece.backgroundColor = color
    }
    addSubviews(confetti + [heading, line, night, pager])
  }

  /// The card in the middle.
  var page: Int { pager.page }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = screenInsets
    let isWide = bounds.width > bounds.height
    let margin = isWide ? max(28, insets.left + 8) : 34
    let top = max(insets.top, 10)
    for (piece, place) in zip(confetti, Self.places) {
      piece.frame = CGRect(
        x: bounds.width * place.x - place.size / 2,
        y: bounds.height * place.y - place.size / 2,
        width: place.size,
        height: place.size
      )
      piece.layer.cornerRadius = place.size / 2
    }
    let textWidth = isWide ? 250 : bounds.width - 2 * margin
    let y = top + (isWide ? 2 : 22)
    place(heading, x: margin, y: y, width: 250, height: 48)
    place(
      line,
      x: isWide ? margin + 250 : margin,
      y: y + (isWide ? 16 : 50),
      width: textWidth,
      height: 24
    )
    place(night, x: bounds.width - margin - 36, y: y + 2, width: 44, height: 44)
    let start = top + (isWide ? 62 : 128)
    let end = bounds.height - max(insets.bottom, 12) - (isWide ? 0 : 40)
    let height = min(end - start - Pager.footer, 480)
    pager.gap = isWide ? 26 : 20
    pager.pageWidth = isWide ? (height * 1.4).rounded() : min(bounds.width - 92, 330)
    pager.frame = CGRect(
      x: 0,
      y: (start + (end - start - height - Pager.footer) / 2).rounded(),
      width: bounds.width,
      height: height + Pager.footer
    )
  }
}
