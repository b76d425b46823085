import UIKit

/// A postmark: a date in two circles, and waves that cancel the stamp.
final class PostmarkView: RoomView {
  private let lines = CAShapeLayer()
  private let date: UILabel

  init(_ card: Postcard) {
    date = UILabel(card.date, size: 11, weight: .bold, color: DeskPalette.pen)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    date.textAlignment = .center
    lines.fillColor = nil
    lines.lineWidth = 1.5
    layer.addSublayer(lines)
    addSubview(date)
    alpha = 0.8
    showColors()
  }

  override func showColors() {
    lines.strokeColor = layerColor(DeskPalette.pen)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    transform = CGAffineTransform(rotationAngle: isRightToLeft ? 0.2 : -0.2)
    let circle = fromLeading(CGRect(x: 0, y: 2, width: 56, height: 56))
    let path = UIBezierPath(ovalIn: circle)
    path.append(UIBezierPath(ovalIn: circle.insetBy(dx: 8, dy: 8)))
    let start = isRightToLeft ? circle.minX : circle.maxX
    let side: CGFloat = isRightToLeft ? -1 : 1
    for wave in 0..<4 {
      let y = 12 + CGFloat(wave) * 11
      path.move(to: CGPoint(x: start, y: y))
      for arc in 0..<2 {
        let x = start + side * CGFloat(arc) * 22
        path.addCurve(
          to: CGPoint(x: x + side * 22, y: y),
          controlPoint1: CGPoint(x: x + side * 8, y: y - 7),
          controlPoint2: CGPoint(x: x + side * 14, y: y + 7)
        )
      }
    }
    lines.frame = bounds
    lines.path = path.cgPath
    date.frame = circle.insetBy(dx: 2, dy: 18)
  }
}
