import UIKit

/// How a way rises, from the foot to a hut, as a line over a filled ground.
final class ProfileView: RoomView {
  static let height: CGFloat = 46

  private let ground = CAShapeLayer()
  private let line = CAShapeLayer()
  private let end = CAShapeLayer()
  private var heights: [CGFloat] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    line.fillColor = nil
    line.lineWidth = 2
    for part in [ground, line, end] {
      layer.addSublayer(part)
    }
    showColors()
  }

  func show(_ hut: Hut) {
    let places = hut.way + [hut.place]
    heights = zip(places, places.dropFirst()).flatMap { start, end in
      (0..<5).map { step in
        let share = CGFloat(step) / 5
        let x = start.x + (end.x - start.x) * share
        return Terrain.height(at: CGPoint(x: x, y: start.y + (end.y - start.y) * share))
      }
    }
    heights.append(CGFloat(hut.meters))
    setNeedsLayout()
  }

  override func showColors() {
    // Layers without a view would be animated by themselves.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ground.fillColor = layerColor(HutsColors.faintPath)
    line.strokeColor = layerColor(HutsColors.path)
    end.fillColor = layerColor(HutsColors.path)
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let lowest = heights.min(), bounds.width > 0 else { return }
    // The same scale for all huts, so that one sees which is the highest.
    let scale = (bounds.height - 8) / 1250
    let points = heights.enumerated().map { index, height in
      let way = (bounds.width - 4) * CGFloat(index) / CGFloat(heights.count - 1)
      return CGPoint(
        x: isRightToLeft ? bounds.width - way : way,
        y: bounds.height - 2 - (height - lowest) * scale
      )
    }
    let (path, filled) = (UIBezierPath(), UIBezierPath())
    path.move(to: points[0])
    filled.move(to: CGPoint(x: points[0].x, y: bounds.height))
    filled.addLine(to: points[0])
    for point in points.dropFirst() {
      path.addLine(to: point)
      filled.addLine(to: point)
    }
    let last = points[points.count - 1]
    filled.addLine(to: CGPoint(x: last.x, y: bounds.height))
    filled.close()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for part in [ground, line, end] {
      part.frame = bounds
    }
    (ground.path, line.path) = (filled.cgPath, path.cgPath)
    end.path =
      UIBezierPath(ovalIn: CGRect(x: last.x - 4, y: last.y - 4, width: 8, height: 8)).cgPath
    CATransaction.commit()
  }
}
