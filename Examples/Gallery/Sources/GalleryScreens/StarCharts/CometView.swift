import UIKit

/// A comet that flies toward the leading bottom corner, its tail behind it.
final class CometView: RoomView {
  private let tail = CAGradientLayer()
  private let shape = CAShapeLayer()
  private let head = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    tail.mask = shape
    layer.addSublayer(tail)
    layer.addSublayer(head)
    showColors()
  }

  override func showColors() {
    let accent = SkyPalette.accent
    tail.colors = [0.95, 0.4, 0].map { layerColor(accent.withAlphaComponent($0)) }
    head.fillColor = layerColor(accent)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = bounds.height * 0.1
    let nucleus = CGPoint(x: radius + 1, y: bounds.height - radius - 1)
    tail.startPoint = CGPoint(x: 0, y: 1)
    tail.endPoint = CGPoint(x: 1, y: 0.1)
    shape.path = tailPath(from: nucleus, radius: radius).cgPath
    let disc = CGRect(around: nucleus, radius: radius)
    head.path = UIBezierPath(ovalIn: disc).cgPath
    shape.frame = bounds
    for part in [tail, head] {
      part.frame = bounds
      part.transform = isRightToLeft ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
    }
  }

  /// The outline of a tail that bends upward and widens toward its end.
  private func tailPath(from nucleus: CGPoint, radius: CGFloat) -> UIBezierPath {
    let end = CGPoint(x: bounds.width, y: 0)
    let middle = CGPoint(x: (nucleus.x + end.x) / 2, y: (nucleus.y + end.y) / 2)
    let angle = atan2(end.y - nucleus.y, end.x - nucleus.x)
    let side = CGPoint(x: -sin(angle) * radius, y: cos(angle) * radius)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: nucleus.x + side.x, y: nucleus.y + side.y))
    path.addQuadCurve(
      to: CGPoint(x: end.x + side.x * 2.6, y: end.y + side.y * 2.6),
      controlPoint: CGPoint(x: middle.x + side.x * 2.4, y: middle.y + side.y * 2.4)
    )
    path.addLine(to: CGPoint(x: end.x - side.x * 2.6, y: end.y - side.y * 2.6))
    path.addQuadCurve(
      to: CGPoint(x: nucleus.x - side.x, y: nucleus.y - side.y),
      controlPoint: CGPoint(x: middle.x + side.x * 0.6, y: middle.y + side.y * 0.6)
    )
    path.close()
    return path
  }
}
