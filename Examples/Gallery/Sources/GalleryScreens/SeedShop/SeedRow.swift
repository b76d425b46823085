import UIKit

/// A row of a page: what it is about, and what there is to know.
final class SeedRow: RoomView {
  private let title: UILabel
  private let text: UILabel

  init(title: String) {
    self.title = UILabel(title, size: 15, color: .label)
    text = UILabel("", size: 16, weight: .medium, color: .label)
    super.init(frame: .zero)
    layer.cornerRadius = 12
    isAccessibilityElement = true
    for label in [self.title, text] {
      label.numberOfLines = 1
      addSubview(label)
    }
  }

  func show(_ text: String) {
    self.text.text = text
    accessibilityLabel = [title.text, text].compactMap { $0 }.joined(separator: ", ")
    setNeedsLayout()
  }

  func show(_ colors: GridColors) {
    backgroundColor = colors.surface
    title.textColor = colors.faintInk
    text.textColor = colors.ink
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = text.sizeThatFits(bounds.size).width
    place(title, x: 14, y: 0, width: 110, height: bounds.height)
    place(text, x: bounds.width - width - 14, y: 0, width: width, height: bounds.height)
  }
}
