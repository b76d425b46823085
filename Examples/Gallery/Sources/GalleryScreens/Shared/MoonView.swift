import UIKit

/// The moon: a dark disc and its lit part.
final class MoonView: RoomView {
  private let disc = UIView()
  private let lit = CAShapeLayer()
  /// 0 for a new moon, 1 for a full moon, 2 for the next new moon.
  var phase: CGFloat {
    didSet {
      if phase != oldValue { setNeedsLayout() }
    }
  }

  init(phase: CGFloat, glow: CGFloat = 0) {
    self.phase = phase
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    disc.backgroundColor = UIColor(hex: 0x2F285C)
    lit.fillColor = UIColor(hex: 0xF4EFDF).cgColor
    lit.shadowColor = UIColor(hex: 0xCFC6FF).cgColor
    lit.shadowOpacity = glow > 0 ? 0.8 : 0
    lit.shadowRadius = glow
    lit.shadowOffset = .zero
    addSubview(disc)
    layer.addSublayer(lit)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(bounds.width, bounds.height) / 2
    disc.frame = CGRect(around: bounds.middle, radius: radius)
    disc.layer.cornerRadius = radius
    // A phase that changes with every frame is shown at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lit.frame = bounds
    lit.path = litPath(radius, around: bounds.middle).cgPath
    CATransaction.commit()
  }

  /// The outline of the lit part: half of the rim, and half an ellipse between light and dark.
  private func litPath(_ radius: CGFloat, around middle: CGPoint) -> UIBezierPath {
    let side: CGFloat = phase <= 1 ? 1 : -1
    let shore = cos(.pi * phase) * radius * side
    let (top, bottom) = (middle.y - radius, middle.y + radius)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle.x, y: top))
    add(half: side * radius, from: top, to: bottom, around: middle, to: path)
    add(half: shore, from: bottom, to: top, around: middle, to: path)
    path.close()
    return path
  }

  /// Adds half an ellipse from one point to the other, with the given extent to the side.
  private func add(
    half width: CGFloat,
    from start: CGFloat,
    to end: CGFloat,
    around middle: CGPoint,
    to path: UIBezierPath
  ) {
    let bend: CGFloat = 0.5523
    let half = (end - start) / 2
    let outermost = CGPoint(x: middle.x + width, y: middle.y)
    path.addCurve(
      to: outermost,
      controlPoint1: CGPoint(x: middle.x + width * bend, y: start),
      controlPoint2: CGPoint(x: middle.x + width, y: middle.y - half * bend)
    )
    path.addCurve(
      to: CGPoint(x: middle.x, y: end),
      controlPoint1: CGPoint(x: middle.x + width, y: middle.y + half * bend),
      controlPoint2: CGPoint(x: middle.x + width * bend, y: end)
    )
  }
}
