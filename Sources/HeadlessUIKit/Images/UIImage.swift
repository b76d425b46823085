/// A picture as views show it: with a scale, and perhaps in a tint.
public final class UIImage: NSObject, Sendable {
  private let source: Source
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  /// What `withTintColor` set.
  private let ownTint: UIColor?

  /// Where the pixels come from.
  private enum Source {
    case pixels(CGImage)
    case symbol(Symbol, name: String, pointSize: CGFloat)
    case nothing
  }

  private init(
    _ source: Source,
    scale: CGFloat,
    renderingMode: RenderingMode = .automatic,
    ownTint: UIColor? = nil
  ) {
    self.source = source
    self.scale = scale
    self.renderingMode = renderingMode
    self.ownTint = ownTint
    super.init()
  }

  /// A picture without size and pixels.
  public override init() {
    source = .nothing
    scale = 1
    renderingMode = .automatic
    ownTint = nil
    super.init()
  }

  public convenience init(cgImage: CGImage) {
    self.init(.pixels(cgImage), scale: 1)
  }

  /// Reads a PNG or a JPEG; nil where the bytes are neither, or broken.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = CGImage(encoded: data) else { return nil }
    self.init(.pixels(picture), scale: scale > 0 ? scale : 1)
  }

  /// Reads a PNG or a JPEG; a name that ends in `@2x` or `@3x` gives the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// One of the few symbols that are drawn here; nil for any other name.
  public convenience init?(systemName name: String) {
    guard let symbol = Symbol.named(name) else { return nil }
    self.init(.symbol(symbol, name: name, pointSize: 17), scale: 3)
  }

  public var size: CGSize {
    switch source {
    case .pixels(let picture):
      CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    case .symbol(let symbol, _, let pointSize):
      symbol.size(pointSize: pointSize)
    case .nothing:
      .zero
    }
  }

  public var cgImage: CGImage? {
    if case .nothing = source { nil } else { drawn(tintedWith: .black) }
  }

  public var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// The name of a symbol in words, as it is spoken.
  var symbolWords: String? {
    guard case .symbol(_, let name, _) = source else { return nil }
    return name.replacing(".", with: " ")
  }

  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(source, scale: scale, renderingMode: renderingMode, ownTint: ownTint)
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(source, scale: scale, renderingMode: renderingMode, ownTint: color)
  }

  /// The picture that is shown in a view of a tint: templates take the tint, others their own, if any.
  @MainActor
  func shown(tintedWith tint: UIColor, isRightToLeft: Bool) -> CGImage {
    if let appearance = symbolLook(tintedWith: tint, isRightToLeft: isRightToLeft) {
      SymbolPictures.picture(of: appearance)
    } else {
      drawn(tintedWith: tint)
    }
  }

  private func drawn(tintedWith tint: UIColor) -> CGImage {
    switch source {
    case .pixels(let picture):
      guard let color = isTemplate ? tint : ownTint else { return picture }
      return picture.filled(with: color.cgColor)
    case .symbol, .nothing:
      let appearance = symbolLook(tintedWith: tint, isRightToLeft: false)
      return appearance?.picture
        ?? CGImage(data: Data(), mimeType: "image/png", width: 0, height: 0)
    }
  }

  private var isTemplate: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
  }

  /// How a symbol looks in a view of a tint; nil for other pictures.
  private func symbolLook(tintedWith tint: UIColor, isRightToLeft: Bool) -> SymbolStyle? {
    guard case .symbol(let symbol, _, let pointSize) = source else { return nil }
    let color: UIColor = isTemplate ? tint : ownTint ?? .black
    return SymbolStyle(
      symbol: symbol,
      pointSize: pointSize,
      scale: scale,
      color: color.cgColor,
      isRightToLeft: isRightToLeft
    )
  }

  /// The same symbol for another size of text; a picture stays as it is.
  func symbol(ofSize pointSize: CGFloat) -> UIImage {
    guard case .symbol(let symbol, let name, _) = source else { return self }
    return UIImage(
      .symbol(symbol, name: name, pointSize: pointSize),
      scale: scale,
      renderingMode: renderingMode,
      ownTint: ownTint
    )
  }
}

extension UIImage {
  /// Constants that describe whether a picture is shown in its own colors, or only its shape in a tint color.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are templates, pictures are not.
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }
}
