import UIKit

/// Three planks of wood with their grain.
final class WoodView: RoomView {
  private let ground = GradientView()
  private let grain = CAShapeLayer()
  private let joints = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(ground)
    for (lines, width) in [(grain, 1.5), (joints, 2.5)] as [(CAShapeLayer, CGFloat)] {
      lines.fillColor = nil
      lines.lineWidth = width
      layer.addSublayer(lines)
    }
    ground.show(DeskPalette.wood)
    showColors()
  }

  override func showColors() {
    grain.strokeColor = layerColor(DeskPalette.grain)
    joints.strokeColor = layerColor(DeskPalette.grain)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    for lines in [grain, joints] {
      lines.frame = bounds
    }
    let plank = max(bounds.width, bounds.height) / 5
    let isWide = bounds.width > bounds.height
    let path = UIBezierPath()
    let edges = UIBezierPath()
    for index in 0..<5 {
      let start = CGFloat(index) * plank
      for line in 0..<7 {
        // Lines that keep their distance, more or less.
        let place = CGFloat(line) + 0.6 + 0.3 * sin(CGFloat(line * 3 + index * 5))
        let y = start + plank * place / 7.4
        add(at: y, bend: 7 * sin(CGFloat(line + 2 * index)), isUpright: isWide, to: path)
      }
      if index > 0 { add(at: start, bend: 0, isUpright: isWide, to: edges) }
    }
    grain.path = path.cgPath
    joints.path = edges.cgPath
  }

  private func add(at place: CGFloat, bend: CGFloat, isUpright: Bool, to path: UIBezierPath) {
    let length = min(bounds.width, bounds.height)
    let point = { (along: CGFloat, across: CGFloat) in
      isUpright ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }
    path.move(to: point(0, place))
    path.addCurve(
      to: point(length, place + bend / 2),
      controlPoint1: point(length * 0.35, place + bend),
      controlPoint2: point(length * 0.65, place - bend)
    )
  }
}
