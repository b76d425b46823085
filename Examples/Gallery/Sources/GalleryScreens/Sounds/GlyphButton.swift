import UIKit

/// A button with a symbol, which may lie on a disc.
final class GlyphButton: SinkingControl {
  private let glyph = UIImageView()
  private let share: CGFloat

  /// Creates a button whose symbol takes a share of its height, and is turned by an angle in radians, clockwise.
  init(_ name: String, symbol: String, share: CGFloat, turn: CGFloat = 0) {
    self.share = share
    super.init(frame: .zero)
    accessibilityLabel = name
    glyph.contentMode = .scaleAspectFit
    glyph.transform = CGAffineTransform(rotationAngle: turn)
    show(symbol)
    addSubview(glyph)
  }

  func show(_ symbol: String) {
    glyph.image = UIImage(systemName: symbol)
  }

  func show(_ color: UIColor, on disc: UIColor?) {
    glyph.tintColor = color
    backgroundColor = disc
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let side = bounds.height * share
    glyph.bounds.size = CGSize(width: side, height: side)
    glyph.center = bounds.middle
  }
}
