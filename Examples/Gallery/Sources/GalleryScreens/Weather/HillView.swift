import UIKit

/// The outline of a hill, filled down to the bottom.
final class HillView: RoomView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// Heights from the leading to the trailing edge, as fractions of the bounds.
  private let heights: [CGFloat]

  init(_ heights: [CGFloat]) {
    self.heights = heights
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  var color: UIColor = .black {
    didSet { showColors() }
  }

  override func showColors() {
    (layer as? CAShapeLayer)?.fillColor = layerColor(color)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let tops = isRightToLeft ? heights.reversed() : heights
    let step = bounds.width / CGFloat(max(tops.count - 1, 1))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.height))
    var last = CGPoint(x: 0, y: bounds.height * (1 - tops[0]))
    path.addLine(to: last)
    for (index, top) in tops.enumerated().dropFirst() {
      let next = CGPoint(x: CGFloat(index) * step, y: bounds.height * (1 - top))
      let middle = (last.x + next.x) / 2
      path.addCurve(
        to: next,
        controlPoint1: CGPoint(x: middle, y: last.y),
        controlPoint2: CGPoint(x: middle, y: next.y)
      )
      last = next
    }
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.close()
    (layer as? CAShapeLayer)?.path = path.cgPath
  }
}
