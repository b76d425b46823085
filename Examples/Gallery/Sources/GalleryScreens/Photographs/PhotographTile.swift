import UIKit

/// A square part of a photograph.
final class PhotographTile: SinkingControl, GridTile {
  static let captionHeight: CGFloat = 0
  static let gap = CGSize(width: 4, height: 4)
  static let leastSide: CGFloat = 110

  let picture = UIImageView()

  init(_ index: Int) {
    super.init(frame: .zero)
    accessibilityIdentifier = "photo.\(index)"
    accessibilityLabel = Photograph.all[index].title
    picture.accessibilityIdentifier = "photo.\(index).picture"
    picture.image = Photograph.image(index)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    addSubview(picture)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
