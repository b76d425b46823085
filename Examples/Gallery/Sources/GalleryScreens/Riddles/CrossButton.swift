import UIKit

/// A round button with a cross.
final class CrossButton: SinkingControl {
  private let circle = UIView()
  private let cross = CAShapeLayer()

  init(name: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = name
    circle.isUserInteractionEnabled = false
    cross.fillColor = nil
    cross.lineWidth = 2.5
    circle.layer.addSublayer(cross)
    addSubview(circle)
  }

  func show(_ color: UIColor, on ground: UIColor) {
    circle.backgroundColor = ground
    cross.strokeColor = color.cgColor
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
