import UIKit

/// A slider that brings the night, and a line of text about it.
final class NightView: RoomView {
  let slider: Slider
  private let words: UILabel

  init(_ palette: Place.Palette) {
    slider = Slider(color: palette.accent)
    words = UILabel("", size: 16, lines: 1, color: palette.ink.withAlphaComponent(0.82))
    super.init(frame: .zero)
    slider.accessibilityIdentifier = "detail.slider"
    slider.accessibilityLabel = "Night"
    addSubview(words)
    addSubview(slider)
    slider.addAction(UIAction { [weak self] _ in self?.showTime() }, for: .valueChanged)
    showTime()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 70)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    words.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 22)
    slider.frame = CGRect(x: 0, y: 26, width: bounds.width, height: 44)
  }

  private func showTime() {
    words.text =
      switch slider.value {
      case ..<0.05: "As it is now. Pull the knob, and wait."
      case ..<0.35: "The shadows get longer."
      case ..<0.7: "The colors go, one by one."
      case ..<0.95: "Only the outlines are left."
      default: "Night. Mind the step."
      }
  }
}
