import UIKit

/// A whole photograph, as large as the screen allows.
final class PhotographPage: RoomView, PictureView {
  let picture = UIImageView()

  init(_ index: Int) {
    super.init(frame: .zero)
    picture.image = Photograph.image(index)
    picture.contentMode = .scaleAspectFill
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = Photograph.all[index].title
    addSubview(picture)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return }
    let scale = min(bounds.width / size.width, bounds.height / size.height)
    picture.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
    picture.center = bounds.middle
  }
}
