import UIKit

/// The marks around a dial: one for each minute, and larger ones or numbers for the hours.
final class DialMarks: RoomView {
  private let minutes = CAShapeLayer()
  private let hours = CAShapeLayer()
  private let numbers: [UILabel]
  private let ink: UIColor

  init(_ face: Face) {
    ink = face.ink
    numbers =
      face.hasNumbers
      ? (1...12).map { UILabel("\($0)", size: 25, weight: .medium, color: face.ink) } : []
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for (marks, width) in [(minutes, 1.5), (hours, 5.5)] as [(CAShapeLayer, CGFloat)] {
      marks.fillColor = nil
      marks.lineWidth = width
      layer.addSublayer(marks)
    }
    minutes.opacity = 0.6
    for number in numbers {
      number.textAlignment = .center
      addSubview(number)
    }
    showColors()
  }

  override func showColors() {
    for marks in [minutes, hours] {
      marks.strokeColor = layerColor(ink)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    minutes.frame = bounds
    hours.frame = bounds
    minutes.path = marks(60, from: 0.9, to: 0.95)
    hours.path = marks(12, from: numbers.isEmpty ? 0.77 : 0.88, to: 0.95)
    for (index, number) in numbers.enumerated() {
      number.bounds.size = CGSize(width: 40, height: 30)
      number.center = point(at: CGFloat(index + 1) / 12, distance: 0.74)
    }
  }

  private func marks(_ count: Int, from inner: CGFloat, to outer: CGFloat) -> CGPath {
    let path = UIBezierPath()
    for index in 0..<count {
      let turns = CGFloat(index) / CGFloat(count)
      path.move(to: point(at: turns, distance: inner))
      path.addLine(to: point(at: turns, distance: outer))
    }
    return path.cgPath
  }

  /// Returns a point on the dial, at a distance in fractions of the radius.
  private func point(at turns: CGFloat, distance: CGFloat) -> CGPoint {
    let radius = min(bounds.width, bounds.height) / 2 * distance
    return CGPoint(
      x: bounds.midX + radius * sin(turns * 2 * .pi),
      y: bounds.midY - radius * cos(turns * 2 * .pi)
    )
  }
}
