import UIKit

/// A row of a page: what it is about, and what there is to know.
final class SeedRow: RoomView {
  private let title: UILabel
  private let text: UILabel

  init(title: String) {
    self.title = UILabel(title, size: 15, lines: 1, color: Palette.seeds.faintInk)
    text = UILabel("", size: 16, weight: .medium, lines: 1, color: Palette.seeds.ink)
    super.init(frame: .zero)
    backgroundColor = Palette.seeds.surface
    layer.cornerRadius = 12
    isAccessibilityElement = true
    addSubviews([self.title, text])
  }

  func show(_ text: String) {
    self.text.text = text
    accessibilityLabel = [title.text, text].compactMap { $0 }.joined(separator: ", ")
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = text.sizeThatFits(bounds.size).width
    place(title, x: 14, y: 0, width: 110, height: bounds.height)
    place(text, x: bounds.width - width - 14, y: 0, width: width, height: bounds.height)
  }
}
