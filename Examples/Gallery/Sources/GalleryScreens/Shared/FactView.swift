import UIKit

/// A value and its caption.
struct Fact {
  let value: String
  let caption: String
}

/// A value with a caption below.
final class FactView: RoomView {
  private let value = UILabel()
  private let caption = UILabel()

  init(_ fact: Fact) {
    super.init(frame: .zero)
    value.text = fact.value
    value.font = .systemFont(ofSize: 20, weight: .semibold)
    caption.text = fact.caption
    caption.font = .systemFont(ofSize: 13)
    // Seen below its value, the caption is what one needs to hear first.
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = fact.caption
    accessibilityValue = fact.value
    addSubview(value)
    addSubview(caption)
  }

  func show(_ ink: UIColor) {
    value.textColor = ink
    caption.textColor = ink.withAlphaComponent(0.7)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    value.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 25)
    caption.frame = CGRect(x: 0, y: 26, width: bounds.width, height: 18)
  }
}
