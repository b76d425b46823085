import UIKit

/// A place's picture, over which night can fall.
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

  /// Shows how late it is, from 0 by day to 1 at night.
  func darken(by share: CGFloat) {
    night.alpha = 0.86 * share
  }
}
