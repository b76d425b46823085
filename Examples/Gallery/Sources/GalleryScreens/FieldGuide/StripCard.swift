import UIKit

/// A wide picture with a name on it.
final class StripCard: RoomView {
  private let picture: UIImageView
  private let shade = GradientView()
  private let name = UILabel()

  init(_ place: Place) {
    picture = UIImageView(image: place.image)
    super.init(frame: .zero)
    layer.cornerRadius = 18
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    shade.show([UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.55)])
    name.text = place.name
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    name.textColor = .white
    addSubviews([picture, shade, name])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    shade.frame = CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    name.frame = CGRect(x: 16, y: bounds.height - 38, width: bounds.width - 32, height: 24)
  }
}
