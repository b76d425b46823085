import UIKit

/// A button with a text, in the color of a leaf.
final class SeedButton: SinkingControl {
  private let label = UILabel(
    "",
    size: 17,
    weight: .semibold,
    color: UIColor(hex: 0xFFFFFF, dark: 0x18210F)
  )

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(hex: 0x47663A, dark: 0xBCD19F)
    layer.cornerRadius = 14
    label.textAlignment = .center
    addSubview(label)
  }

  func show(_ text: String) {
    label.text = text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
