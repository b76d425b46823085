import UIKit

/// A field for a number, with a number pad as its input view.
final class NumberField: NamedControl {
  private let caption: UILabel
  private let figures: UILabel
  private let caret = UIView()
  private let palette: Place.Palette
  private lazy var pad = NumberPad(color: palette.accent, onColor: palette.onAccent) {
    [weak self] key in self?.press(key)
  }

  /// The number, of at most two digits; nil if the field is empty.
  private(set) var number: Int? {
    didSet {
      figures.text = number.map(String.init)
      accessibilityValue = figures.text ?? "Empty"
      setNeedsLayout()
    }
  }

  init(_ text: String, palette: Place.Palette) {
    self.palette = palette
    caption = UILabel(text, size: 13, lines: 1, color: palette.ink.withAlphaComponent(0.7))
    figures = UILabel("", size: 22, weight: .semibold, lines: 1, color: palette.ink)
    super.init(frame: .zero)
    backgroundColor = palette.ink.withAlphaComponent(0.06)
    layer.cornerRadius = 14
    accessibilityLabel = text
    accessibilityValue = "Empty"
    caret.backgroundColor = palette.accent
    caret.layer.cornerRadius = 1
    caret.isHidden = true
    for view in [caption, figures, caret] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { [weak self] _ in self?.becomeFirstResponder() }, for: .touchUpInside)
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
    let width = figures.sizeThatFits(.zero).width
    place(caption, x: 16, y: 11, width: bounds.width - 32, height: 18)
    place(figures, x: 16, y: 31, width: width, height: 28)
    place(caret, x: 17 + width, y: 33, width: 2, height: 24)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showFocus()
  }

  private func showFocus() {
    // The keys lie in a window of their own.
    pad.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
    caret.isHidden = !isFirstResponder
    layer.borderColor = layerColor(palette.accent)
    layer.borderWidth = isFirstResponder ? 2 : 0
  }

  private func press(_ key: NumberPad.Key) {
    switch key {
    case .figure(let figure):
      let longer = (number ?? 0) * 10 + figure
      guard longer < 100 else { return }
      number = longer
    case .delete: number = number.flatMap { $0 < 10 ? nil : $0 / 10 }
    case .done: resignFirstResponder()
    }
    sendActions(for: .valueChanged)
  }
}
