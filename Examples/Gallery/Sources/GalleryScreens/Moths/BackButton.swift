import UIKit

/// A chevron toward the leading edge, and where it goes.
final class BackButton: SinkingControl {
  private let chevron = CAShapeLayer()
  private let label: UILabel

  private let color: UIColor

  init(title: String, color: UIColor) {
    self.color = color
    label = UILabel(title, size: 17, weight: .medium, color: color)
    super.init(frame: .zero)
    accessibilityIdentifier = "page.back"
    chevron.fillColor = nil
    chevron.lineWidth = 2.5
    layer.addSublayer(chevron)
    addSubview(label)
    showColors()
  }

  override func showColors() {
    chevron.strokeColor = layerColor(color)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let tip = fromLeading(CGRect(x: 8, y: bounds.midY, width: 0, height: 0)).origin
    let depth: CGFloat = isRightToLeft ? -9 : 9
    let path = UIBezierPath()
    path.move(to: CGPoint(x: tip.x + depth, y: tip.y - 9))
    path.addLine(to: tip)
    path.addLine(to: CGPoint(x: tip.x + depth, y: tip.y + 9))
    chevron.frame = bounds
    chevron.path = path.cgPath
    place(label, x: 25, y: 0, width: bounds.width - 25, height: bounds.height)
  }
}
