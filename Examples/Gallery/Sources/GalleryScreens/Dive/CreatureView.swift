import UIKit

/// An animal, drawn with light.
final class CreatureView: RoomView {
  private let shape: Creature.Shape
  private let body = CAShapeLayer()
  private let lines = CAShapeLayer()
  private let eye = CAShapeLayer()

  init(_ shape: Creature.Shape) {
    self.shape = shape
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    lines.fillColor = nil
    lines.lineWidth = 2
    layer.addSublayer(lines)
    layer.addSublayer(body)
    layer.addSublayer(eye)
  }

  /// Shows the animal in a color, with an eye of another.
  func show(_ glow: UIColor, eye color: UIColor) {
    eye.fillColor = color.cgColor
    body.fillColor = glow.withAlphaComponent(0.9).cgColor
    lines.strokeColor = glow.withAlphaComponent(0.75).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (fill, stroke, pupil) = (UIBezierPath(), UIBezierPath(), UIBezierPath())
    switch shape {
    case .fish: addFish(to: fill, height: 20)
    case .angler: addAngler(to: fill, stroke)
    case .eel: addEel(to: fill, stroke)
    case .jelly: addJelly(to: fill, stroke)
    case .star: addStar(to: fill)
    }
    switch shape {
    case .fish, .angler: addEye(at: point(14, -3), to: pupil)
    case .eel: addEye(at: point(21, -5), to: pupil)
    case .jelly, .star: break
    }
    // Animals look toward the trailing edge.
    for (layer, path) in [(body, fill), (lines, stroke), (eye, pupil)] {
      if isRightToLeft {
        path.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0))
      }
      layer.frame = bounds
      layer.path = path.cgPath
    }
  }

  // MARK: - Shapes in a field of 56 by 44 points

  private var middle: CGPoint { bounds.middle }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: middle.x + x, y: middle.y + y)
  }

  private func addEye(at place: CGPoint, to path: UIBezierPath) {
    path.append(
      UIBezierPath(ovalIn: CGRect(x: place.x - 2, y: place.y - 2, width: 4, height: 4))
    )
  }

  private func addFish(to path: UIBezierPath, height: CGFloat) {
    path.move(to: point(24, 0))
    path.addCurve(
      to: point(-12, 0),
      controlPoint1: point(16, -height),
      controlPoint2: point(-4, -height * 0.8)
    )
    path.addLine(to: point(-24, -9))
    path.addLine(to: point(-20, 0))
    path.addLine(to: point(-24, 9))
    path.addLine(to: point(-12, 0))
    path.addCurve(
      to: point(24, 0),
      controlPoint1: point(-4, height * 0.8),
      controlPoint2: point(16, height)
    )
    path.close()
  }

  private func addAngler(to path: UIBezierPath, _ lines: UIBezierPath) {
    addFish(to: path, height: 26)
    lines.move(to: point(6, -12))
    lines.addCurve(
      to: point(25, -13),
      controlPoint1: point(10, -26),
      controlPoint2: point(24, -24)
    )
    path.append(
      UIBezierPath(ovalIn: CGRect(origin: point(21, -14), size: CGSize(width: 8, height: 8)))
    )
  }

  private func addEel(to path: UIBezierPath, _ lines: UIBezierPath) {
    for offset in [-2, 0, 2] as [CGFloat] {
      lines.move(to: point(-25, 6))
      lines.addCurve(
        to: point(20, -4),
        controlPoint1: point(-8, -24 + offset * 2),
        controlPoint2: point(2, 22 + offset * 2)
      )
    }
    path.append(
      UIBezierPath(ovalIn: CGRect(origin: point(14, -8), size: CGSize(width: 12, height: 8)))
    )
  }

  private func addJelly(to path: UIBezierPath, _ lines: UIBezierPath) {
    path.move(to: point(-16, 0))
    path.addCurve(
      to: point(16, 0),
      controlPoint1: point(-15, -25),
      controlPoint2: point(15, -25)
    )
    path.addCurve(to: point(-16, 0), controlPoint1: point(8, 5), controlPoint2: point(-8, 5))
    path.close()
    for arm in -2...2 {
      let x = CGFloat(arm) * 6
      lines.move(to: point(x, 3))
      lines.addCurve(
        to: point(x * 0.8 + 2, 21 - abs(x) / 3),
        controlPoint1: point(x + 5, 9),
        controlPoint2: point(x - 5, 14)
      )
    }
  }

  private func addStar(to path: UIBezierPath) {
    for corner in 0..<10 {
      let radius: CGFloat = corner.isMultiple(of: 2) ? 20 : 7.5
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2 + 0.2
      let end = point(radius * cos(angle), radius * sin(angle))
      if corner == 0 { path.move(to: end) } else { path.addLine(to: end) }
    }
    path.close()
  }
}
