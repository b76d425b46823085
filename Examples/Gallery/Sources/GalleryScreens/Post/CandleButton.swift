import UIKit

/// A candle from above; it burns while it is selected.
final class CandleButton: NamedControl {
  private let dish = UIView()
  private let wax = UIView()
  private let flame = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "desk.candle"
    accessibilityLabel = "Candle"
    dish.backgroundColor = UIColor(hex: 0xB98C45)
    dish.layer.borderColor = UIColor(hex: 0xE2BE78).cgColor
    dish.layer.borderWidth = 4
    dish.layer.castShadow(opacity: 0.35, radius: 7, offset: CGSize(width: 2, height: 6))
    wax.backgroundColor = UIColor(hex: 0xF7EDD8)
    for part in [dish, wax, flame] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    showFlame()
  }

  override var isSelected: Bool {
    didSet { showFlame() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    let sizes: [(UIView, CGFloat)] = [(dish, side / 2), (wax, side * 0.27), (flame, side * 0.09)]
    for (view, radius) in sizes {
      view.frame = CGRect(around: bounds.middle, radius: radius)
      view.layer.cornerRadius = radius
    }
  }

  private func showFlame() {
    accessibilityValue = isSelected ? "Lit" : "Out"
    flame.backgroundColor = UIColor(hex: isSelected ? 0xFFF1C2 : 0x4A3A2A)
    wax.backgroundColor = UIColor(hex: isSelected ? 0xFFD98A : 0xF7EDD8)
    wax.layer.shadowColor = UIColor(hex: 0xFFB648).cgColor
    wax.layer.shadowOpacity = isSelected ? 1 : 0
    wax.layer.shadowRadius = 44
    wax.layer.shadowOffset = .zero
  }
}
