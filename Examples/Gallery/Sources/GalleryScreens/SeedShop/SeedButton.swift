import UIKit

/// A button with a text, in the color of a leaf.
final class SeedButton: SinkingControl {
  private let label = UILabel("", size: 17, weight: .semibold, color: .white)

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 14
    label.textAlignment = .center
    addSubview(label)
  }

  func show(_ text: String) {
    label.text = text
  }

  func show(_ colors: GridColors) {
    backgroundColor = UIColor(hex: colors.isNight ? 0xBCD19F : 0x47663A)
    label.textColor = colors.isNight ? UIColor(hex: 0x18210F) : .white
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
