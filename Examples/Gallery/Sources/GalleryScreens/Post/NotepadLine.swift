import UIKit

/// A line of the notepad: a tick, a name and a place.
final class NotepadLine: NamedControl {
  private let tick = CAShapeLayer()
  private let name: UILabel
  private let place: UILabel
  private let rule = UIView()

  /// Whether the card has been read.
  var isTicked = false {
    didSet {
      tick.isHidden = !isTicked
      accessibilityValue = isTicked ? "Read" : nil
    }
  }

  init(_ card: Postcard) {
    name = UILabel(card.sender, size: 18, weight: .medium, color: DeskPalette.pen)
    name.font = .italicSystemFont(ofSize: 18)
    place = UILabel(card.place, size: 15, color: DeskPalette.pen.withAlphaComponent(0.8))
    super.init(frame: .zero)
    rule.backgroundColor = DeskPalette.pen.withAlphaComponent(0.14)
    tick.fillColor = nil
    tick.strokeColor = DeskPalette.red.cgColor
    tick.lineWidth = 2.5
    tick.isHidden = true
    for part in [rule, name, place] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    layer.addSublayer(tick)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? UIColor(white: 0, alpha: 0.05) : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    let end = place.sizeThatFits(bounds.size).width
    place(name, x: 60, y: middle - 12, width: bounds.width - 92 - end, height: 24)
    place(place, x: bounds.width - 20 - end, y: middle - 10, width: end, height: 21)
    rule.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    let box = fromLeading(CGRect(x: 15, y: middle - 8, width: 18, height: 16))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: box.minX, y: box.midY))
    path.addLine(to: CGPoint(x: box.minX + 6, y: box.maxY - 1))
    path.addLine(to: CGPoint(x: box.maxX, y: box.minY))
    tick.frame = bounds
    tick.path = path.cgPath
  }
}
