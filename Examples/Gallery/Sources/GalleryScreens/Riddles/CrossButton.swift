import UIKit

/// A round button with a cross.
final class CrossButton: SinkingControl {
  private let circle = UIView()
  private let cross = CAShapeLayer()

  private let color: UIColor

  init(name: String, color: UIColor, on ground: UIColor) {
    self.color = color
    super.init(frame: .zero)
    circle.backgroundColor = ground
    accessibilityIdentifier = name
    circle.isUserInteractionEnabled = false
    cross.fillColor = nil
    cross.lineWidth = 2.5
    circle.layer.addSublayer(cross)
    addSubview(circle)
    showColors()
  }

  override func showColors() {
    cross.strokeColor = layerColor(color)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    circle.frame = bounds
    circle.layer.cornerRadius = side / 2
    let (near, far) = (side * 0.35, side * 0.65)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: near, y: near))
    path.addLine(to: CGPoint(x: far, y: far))
    path.move(to: CGPoint(x: far, y: near))
    path.addLine(to: CGPoint(x: near, y: far))
    cross.frame = circle.bounds
    cross.path = path.cgPath
  }
}
