import UIKit

/// A button with a sun by day and a moon by night.
final class NightSwitch: SinkingControl {
  private let disc = UIView()
  private let bite = UIView()

  /// Creates a button whose sun or moon has a color, on a ground of another one.
  init(name: String, color: UIColor, on ground: UIColor) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    accessibilityLabel = "Night"
    disc.isUserInteractionEnabled = false
    disc.clipsToBounds = true
    disc.backgroundColor = color
    bite.backgroundColor = ground
    disc.addSubview(bite)
    addSubview(disc)
    showColors()
  }

  override func showColors() {
    let isNight = traitCollection.userInterfaceStyle == .dark
    bite.isHidden = !isNight
    accessibilityValue = isNight ? "On" : "Off"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size: CGFloat = 26
    disc.frame = CGRect(around: bounds.middle, radius: size / 2)
    bite.frame = CGRect(x: size * 0.34, y: -size * 0.1, width: size * 0.8, height: size * 0.8)
    for view in [disc, bite] {
      view.layer.cornerRadius = view.bounds.width / 2
    }
  }
}
