import UIKit

/// A record on the shelf that shrinks a little while it is pressed.
final class AlbumTile: SinkingControl {
  /// The height of the two lines below the cover.
  static let captionHeight: CGFloat = 54

  private let cover: CoverView
  private let name: UILabel
  private let place: UILabel

  init(_ album: Album) {
    cover = CoverView(album)
    name = UILabel(album.name, size: 16, weight: .semibold, lines: 1, color: .chalk)
    place = UILabel(album.place, size: 13, lines: 1, color: .faintChalk)
    super.init(frame: .zero)
    addSubviews([cover, name, place])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    cover.frame = CGRect(x: 0, y: 0, width: width, height: width)
    name.frame = CGRect(x: 0, y: width + 10, width: width, height: 20)
    place.frame = CGRect(x: 0, y: width + 30, width: width, height: 18)
  }
}
