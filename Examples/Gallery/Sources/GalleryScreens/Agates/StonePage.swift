import UIKit

/// A stone, large, with what is known about it.
final class StonePage: RoomView, PictureView {
  let picture = UIImageView()
  private let bands: [UIView]
  private let name: UILabel
  private let place: UILabel
  private let note: UILabel
  private let width: UILabel

  init(_ stone: Stone) {
    bands = stone.bands.map { hue in
      let band = UIView()
      band.backgroundColor = UIColor(hex: hue)
      return band
    }
    let colors = Palette.stones
    name = UILabel(stone.name, size: 32, weight: .bold, isHeader: true, color: colors.ink)
    place = UILabel("\(stone.place), \(stone.spot)", size: 16, color: colors.faintInk)
    note = UILabel(stone.note, size: 18, color: colors.ink)
    width = UILabel("\(stone.width) mm across", size: 16, color: colors.faintInk)
    super.init(frame: .zero)
    backgroundColor = colors.surface
    picture.image = stone.image
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    addSubviews([picture] + bands + [name, place, note, width])
  }

  /// Where the picture is.
  var pictureFrame: CGRect {
    layoutIfNeeded()
    return picture.frame
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = screenInsets
    let isWide = bounds.width > bounds.height
    let margin = max(20, insets.left + 6, insets.right + 6)
    let top = insets.top + 44 + (isWide ? 4 : 8)
    let width = bounds.width - 2 * margin
    let side = isWide ? bounds.height - top - max(insets.bottom, 12) - 6 : width
    place(picture, x: margin, y: top, width: side, height: side)
    picture.layer.cornerRadius = side * StoneTile.roundness
    if isWide {
      placeText(in: CGRect(x: margin + side + 28, y: top + 8, width: width - side - 28, height: 0))
    } else {
      placeText(in: CGRect(x: margin + 4, y: top + side + 24, width: width - 8, height: 0))
    }
  }

  /// Places the bands and the text in a column, from its top.
  private func placeText(in column: CGRect) {
    let step = column.width / CGFloat(bands.count)
    for (index, band) in bands.enumerated() {
      let x = column.minX + CGFloat(index) * step
      place(band, x: x, y: column.minY, width: step, height: 10)
    }
    var y = column.minY + 30
    for (label, gap) in [(name, 4), (place, 16), (note, 12), (width, 0)] as [(UILabel, CGFloat)] {
      let room = CGSize(width: column.width, height: .greatestFiniteMagnitude)
      let height = label.sizeThatFits(room).height
      place(label, x: column.minX, y: y, width: column.width, height: height)
      y += height + gap
    }
  }
}
