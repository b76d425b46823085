import UIKit

/// A grid of records, with as many columns as fit.
final class ShelfView: UIScrollView {
  let tiles: [AlbumTile]
  /// The height that is covered at the bottom.
  var foot: CGFloat = 0 {
    didSet {
      guard foot != oldValue else { return }
      verticalScrollIndicatorInsets.bottom = foot
      setNeedsLayout()
    }
  }

  private let heading = UILabel("Records", size: 34, weight: .bold, isHeader: true, color: .chalk)
  private let subheading = UILabel(
    "Six places, as they sound",
    size: 16,
    color: .faintChalk
  )

  init(_ albums: [Album]) {
    tiles = albums.map(AlbumTile.init)
    super.init(frame: .zero)
    accessibilityIdentifier = "shelf"
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    for (index, tile) in tiles.enumerated() {
      tile.accessibilityIdentifier = "tile.\(index)"
      addSubview(tile)
    }
    addSubview(heading)
    addSubview(subheading)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = max(20, screenInsets.left)
    let top = max(screenInsets.top, 8)
    let gap: CGFloat = 16
    let width = bounds.width - 2 * margin
    place(heading, x: margin, y: top + 12, width: width, height: 42)
    place(subheading, x: margin, y: top + 54, width: width, height: 22)
    let columns = bounds.width > 600 ? 4 : 2
    let side = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let height = side + AlbumTile.captionHeight + 12
    for (index, tile) in tiles.enumerated() {
      layOut(
        tile,
        CGRect(
          x: margin + CGFloat(index % columns) * (side + gap),
          y: top + 98 + CGFloat(index / columns) * height,
          width: side,
          height: side + AlbumTile.captionHeight
        )
      )
    }
    let rows = (tiles.count + columns - 1) / columns
    contentSize = CGSize(width: bounds.width, height: top + 98 + CGFloat(rows) * height + foot)
  }
}
