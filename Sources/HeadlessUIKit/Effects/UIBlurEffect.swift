/// Blurs the views behind it, and tints them.
///
/// The radius and tints of the first three styles are those of Apple's sample code UIImageEffects; materials are
/// between them by their thickness.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var blurRadius: CGFloat { style == .light ? 30 : 20 }
  override var tint: UIColor? { style.tint }
}
