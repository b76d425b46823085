import UIKit

/// A property with its value, or with a lamp that is lit while it is true.
final class LampView: RoomView {
  private let lamp = UIView()
  private let name: UILabel
  private let value = UILabel.note("–", weight: .semibold, color: EngravingColors.ink)
  private let isLamp: Bool
  private var isLit = false

  init(_ name: String, isLamp: Bool) {
    self.name = .note(name)
    self.isLamp = isLamp
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .staticText
    accessibilityIdentifier = "context.\(name)"
    lamp.layer.cornerRadius = 5
    lamp.layer.borderWidth = 1.2
    lamp.isHidden = !isLamp
    value.accessibilityIdentifier = "context.\(name).value"
    addSubviews([lamp, self.name, value])
    showColors()
  }

  func show(_ text: String?) {
    value.text = text ?? "–"
    accessibilityValue = text ?? "none"
  }

  func show(_ isTrue: Bool?) {
    isLit = isTrue == true
    show(isTrue.map { $0 ? "true" : "false" })
    showColors()
  }

  override func showColors() {
    value.textColor = isLit ? EngravingColors.mark : EngravingColors.ink
    lamp.layer.borderColor = layerColor(isLit ? EngravingColors.mark : EngravingColors.faintInk)
    lamp.backgroundColor = isLit ? EngravingColors.mark : .clear
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start: CGFloat = isLamp ? 17 : 0
    let width = name.sizeThatFits(bounds.size).width + 1
    place(lamp, x: 1, y: bounds.midY - 5, width: 10, height: 10)
    place(name, x: start, y: 0, width: width, height: bounds.height)
    let x = start + width + 6
    place(value, x: x, y: 0, width: bounds.width - x, height: bounds.height)
  }
}
