import UIKit

/// A place's picture, which can be darkened.
final class PlacePicture: UIImageView {
  private let night = UIView()

  init(of place: Place) {
    super.init(frame: .zero)
    image = place.image
    accessibilityIdentifier = "detail.picture"
    contentMode = .scaleAspectFill
    clipsToBounds = true
    night.backgroundColor = UIColor(hex: 0x050A1E)
    night.alpha = 0
    addSubview(night)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    night.frame = bounds
  }

  /// Darkens the picture: 0 is day, 1 is night.
  func darken(by share: CGFloat) {
    night.alpha = 0.86 * share
  }
}
