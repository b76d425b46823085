import UIKit

/// The edge of the card that can be pulled up, and a lamp.
final class CometBar: UIControl {
  let lamp = UIButton(configuration: .plain())
  private let comet = CometView()
  private lazy var handle = ControlHandle(of: self)
  private let name = UILabel("Comet Hallin", size: 17, weight: .semibold, color: SkyPalette.ink)
  private let caption = UILabel("In both skies this week", size: 13, color: SkyPalette.faintInk)

  /// Returns the height of a bar at the foot of a view.
  static func height(in view: UIView) -> CGFloat {
    58 + max(view.screenInsets.bottom, 8)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "comet.bar"
    lamp.accessibilityIdentifier = "lamp"
    lamp.accessibilityLabel = "Night"
    lamp.configuration?.contentInsets = .zero
    backgroundColor = SkyPalette.card[0]
    lamp.tintColor = SkyPalette.line
    layer.cornerRadius = 22
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.castShadow(opacity: 0.25, radius: 12, offset: CGSize(width: 0, height: -3))
    addSubviews([comet, name, caption, lamp])
    for label in [name, caption] {
      label.isAccessibilityElement = false
    }
    insertSubview(handle, at: 0)
    showStyle()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showStyle()
  }

  private func showStyle() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    lamp.accessibilityValue = isDark ? "On" : "Off"
    lamp.configuration?.image = UIImage(systemName: isDark ? "sun.max" : "moon")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = max(20, screenInsets.left, screenInsets.right)
    place(comet, x: margin, y: 12, width: 46, height: 36)
    let width = bounds.width - 2 * margin - 110
    place(handle, x: margin, y: 6, width: width + 60, height: 48)
    place(name, x: margin + 60, y: 10, width: width, height: 22)
    place(caption, x: margin + 60, y: 32, width: width, height: 18)
    place(lamp, x: bounds.width - margin - 40, y: 8, width: 44, height: 44)
  }
}
