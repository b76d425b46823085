import UIKit

/// A whole photograph, as large as the screen allows.
final class PhotographPage: UIView, PictureView {
  let picture = UIImageView()

  init(_ index: Int) {
    super.init(frame: .zero)
    picture.image = Photograph.image(index)
    picture.contentMode = .scaleAspectFit
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = Photograph.all[index].title
    addSubview(picture)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ colors: GridColors) {}

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
