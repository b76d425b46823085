import UIKit

/// The albums of the collection.
final class CabinetView: RoomView, Cabinet {
  let stacks = Moth.Family.allCases.map { AlbumStack($0) }
  let heading = UILabel("The moth cabinet", size: 36, weight: .light, color: CabinetPalette.ink)
  let line = UILabel(
    "Collected at one lamp, in one summer",
    size: 16,
    color: CabinetPalette.faintInk
  )
  var piles: [any AlbumPile] { stacks }
  let night = NightSwitch(
    name: "cabinet.night",
    color: CabinetPalette.lamp,
    on: CabinetPalette.felt
  )

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "cabinet"
    heading.accessibilityTraits = .header
    backgroundColor = CabinetPalette.felt
    clipsToBounds = true
    addSubviews([heading, line, night] + stacks)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = screenInsets
    let isWide = bounds.width > bounds.height
    let margin = max(24, insets.left + 6)
    let top = max(insets.top, 12) + (isWide ? 4 : 20)
    place(heading, x: margin, y: top, width: 290, height: 44)
    place(
      line,
      x: isWide ? margin + 300 : margin,
      y: top + (isWide ? 16 : 48),
      width: 290,
      height: 22
    )
    place(night, x: bounds.width - margin - 40, y: top, width: 44, height: 44)
    let start = top + (isWide ? 60 : 104)
    let end = bounds.height - max(insets.bottom, 12) - 8
    let columns = isWide ? 4 : 2
    let rows = stacks.count / columns
    let width = (bounds.width - 2 * margin) / CGFloat(columns)
    let height = (end - start) / CGFloat(rows)
    let size = CGSize(width: width - 12, height: min(height - 16, 250))
    for (index, stack) in stacks.enumerated() {
      let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
      layOut(
        stack,
        CGRect(
          x: margin + column * width + 6,
          y: (start + row * height + (height - size.height) / 2).rounded(),
          width: size.width,
          height: size.height
        )
      )
    }
  }
}
