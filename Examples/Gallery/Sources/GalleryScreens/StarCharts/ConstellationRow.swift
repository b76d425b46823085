import UIKit

/// A line with the name of a constellation.
final class ConstellationRow: NamedControl {
  /// Whether there is little room for the lines.
  var isDense = false

  private let name: UILabel
  private let rule = UIView()

  init(_ constellation: Constellation) {
    name = UILabel(constellation.name, size: 16, lines: 1, color: SkyPalette.ink)
    super.init(frame: .zero)
    rule.isUserInteractionEnabled = false
    rule.backgroundColor = SkyPalette.line.withAlphaComponent(0.4)
    addSubview(name)
    addSubview(rule)
  }

  override var isHighlighted: Bool {
    didSet { name.alpha = isHighlighted ? 0.5 : 1 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: isDense ? 34 : 42)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 0, y: bounds.midY - 10, width: bounds.width, height: 21)
    rule.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
  }
}
