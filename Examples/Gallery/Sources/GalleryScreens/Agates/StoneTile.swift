import UIKit

/// The picture of a stone, with its name and its place below.
final class StoneTile: SinkingControl, GridTile {
  static let captionHeight: CGFloat = 48
  static let gap = CGSize(width: 14, height: 10)
  /// The roundness of a picture, as a share of its side.
  static let roundness: CGFloat = 0.1

  let picture = UIImageView()
  private let name: UILabel
  private let place: UILabel

  init(_ stone: Stone, name identifier: String) {
    name = UILabel(stone.name, size: 16, weight: .semibold, lines: 1, color: Palette.stones.ink)
    place = UILabel(stone.place, size: 13, lines: 1, color: Palette.stones.faintInk)
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    accessibilityLabel = "\(stone.name), \(stone.place)"
    picture.accessibilityIdentifier = "\(identifier).picture"
    picture.image = stone.image
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    addSubviews([picture, name, place])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: side, height: side)
    picture.layer.cornerRadius = side * Self.roundness
    name.frame = CGRect(x: 2, y: side + 8, width: side - 4, height: 20)
    place.frame = CGRect(x: 2, y: side + 28, width: side - 4, height: 18)
  }
}
