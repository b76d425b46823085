import UIKit

/// A field for a family of colors, with the families as its input view.
final class HueField: NamedControl {
  private let caption = UILabel("Show", size: 13, color: PigmentColors.faintInk)
  private let value = UILabel(
    "Every color",
    size: 18,
    weight: .semibold,
    color: PigmentColors.ink
  )
  private let dot = UIView()
  private lazy var pad = HuePad { [weak self] key in self?.press(key) }

  /// The family that is shown; nil for every color.
  private(set) var hue: Pigment.Hue?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "hue.field"
    accessibilityLabel = caption.text
    backgroundColor = PigmentColors.paper
    layer.borderColor = layerColor(PigmentColors.ink)
    layer.cornerRadius = 14
    dot.layer.cornerRadius = 11
    for part in [caption, value, dot] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    addAction(UIAction { [weak self] _ in self?.becomeFirstResponder() }, for: .touchUpInside)
  }

  override var accessibilityValue: String? {
    get { value.text }
    set { super.accessibilityValue = newValue }
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { pad }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    defer { showFocus() }
    return super.becomeFirstResponder()
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    defer { showFocus() }
    return super.resignFirstResponder()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = bounds.width - 70
    place(caption, x: 16, y: 9, width: text, height: 18)
    place(value, x: 16, y: 27, width: text, height: 24)
    place(dot, x: bounds.width - 38, y: bounds.midY - 11, width: 22, height: 22)
  }

  private func press(_ key: HuePad.Key) {
    switch key {
    case .every: hue = nil
    case .hue(let new): hue = new
    case .done: resignFirstResponder()
    }
    value.text = hue?.rawValue ?? "Every color"
    dot.backgroundColor = hue?.color
    sendActions(for: .valueChanged)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    layer.borderColor = layerColor(PigmentColors.ink)
    showFocus()
  }

  private func showFocus() {
    // The keys lie in a window of their own.
    pad.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
    layer.borderWidth = isFirstResponder ? 2 : 0
  }
}
