import UIKit

/// The cover of a record, with a shadow in its color.
final class CoverView: RoomView {
  private let picture = UIImageView()

  init(_ album: Album? = nil) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 8)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    addSubview(picture)
    if let album { show(album) }
  }

  func show(_ album: Album) {
    picture.image = album.cover
    backgroundColor = album.colors.deep
    layer.shadowColor = UIColor.black.cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let roundness = max(8, min(bounds.width * 0.07, 20))
    picture.frame = bounds
    picture.layer.cornerRadius = roundness
    layer.cornerRadius = roundness
  }
}
