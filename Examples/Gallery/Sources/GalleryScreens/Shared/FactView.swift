import UIKit

/// A value and its caption.
struct Fact {
  let value: String
  let caption: String
}

/// A value with a caption below.
final class FactView: RoomView {
  private let value: UILabel
  private let caption: UILabel

  init(_ fact: Fact, ink: UIColor) {
    value = UILabel(fact.value, size: 20, weight: .semibold, lines: 1, color: ink)
    caption = UILabel(fact.caption, size: 13, lines: 1, color: ink.withAlphaComponent(0.7))
    super.init(frame: .zero)
    // Seen below its value, the caption is what one needs to hear first.
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = fact.caption
    accessibilityValue = fact.value
    addSubview(value)
    addSubview(caption)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    value.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 25)
    caption.frame = CGRect(x: 0, y: 26, width: bounds.width, height: 18)
  }
}
