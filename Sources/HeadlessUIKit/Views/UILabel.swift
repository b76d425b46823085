/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { contentDidChange() } } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { contentDidChange() }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { setNeedsLayout() }
    }
  }

  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentDidChange() } }

  /// The most lines that are shown, or 0 for as many as it takes.
  open var numberOfLines = 1 { didSet { contentDidChange() } }

  /// The width at which the intrinsic size breaks lines, or 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  /// A Boolean value that indicates whether a single line that is too long is shown in a smaller font instead.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }

  /// The smallest part of the font's size that such a line may have; 0 for any.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsLayout() } }

  override var isElementByDefault: Bool { true }
  override var labelByDefault: String? { text }
  override var traitsByDefault: UIAccessibilityTraits { .staticText }

  override func setUp() {
    isUserInteractionEnabled = false
  }

  override func fittingSize(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    return measured(width: width)
  }

  override var naturalSize: CGSize {
    measured(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  override func layOutContent() {
    layer.text = shownText
  }

  override func colorsMayHaveChanged() {
    super.colorsMayHaveChanged()
    if textColor.isDynamic { setNeedsLayout() }
  }

  private func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The size of the text, up to the next pixel.
  private func measured(width: CGFloat) -> CGSize {
    let size = TextLayout(
      text ?? "",
      font: font,
      width: width,
      maximum: numberOfLines,
      mode: lineBreakMode
    ).size
    let scale = UIScreen.main.scale
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale
    )
  }

  private var shownText: LayerText? {
    guard let text, !text.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    let font = fittedFont(for: text)
    // Half a point is forgiven: heights are rounded to pixels.
    let room = max(Int((bounds.height + 0.5) / font.lineHeight), 1)
    let layout = TextLayout(
      text,
      font: font,
      width: bounds.width + 0.5,
      maximum: numberOfLines > 0 ? min(numberOfLines, room) : room,
      mode: lineBreakMode
    )
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return LayerText(
      string: text,
      lines: layout.lines,
      fontSize: font.pointSize,
      weight: font.weight.cssValue,
      isItalic: font.isItalic,
      color: resolved(textColor).cgColor,
      alignment: textAlignment == .natural ? (isRightToLeft ? .right : .left) : textAlignment,
      isRightToLeft: TextMetrics.startsRightToLeft(text) ?? isRightToLeft,
      lineHeight: font.lineHeight,
      ascender: font.ascender
    )
  }

  private func fittedFont(for text: String) -> UIFont {
    let font: UIFont = font
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return font }
    let natural = TextMetrics.width(of: text, in: font)
    guard natural > bounds.width else { return font }
    return font.withSize(font.pointSize * max(bounds.width / natural, minimumScaleFactor))
  }
}
