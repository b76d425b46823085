import UIKit

/// Draws shapes as large as fits.
final class ShapesView: RoomView {
  private let ground = CALayer()

  init(_ shapes: [Shape]) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    ground.bounds.size = CGSize(width: Shape.side, height: Shape.side)
    for shape in shapes {
      add(shape)
    }
    layer.addSublayer(ground)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = min(bounds.width, bounds.height) / Shape.side
    // A layer without a view would be animated by itself.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ground.position = bounds.middle
    ground.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    CATransaction.commit()
  }

  private func add(_ shape: Shape) {
    let part = CAShapeLayer()
    part.frame = ground.bounds
    part.path = shape.path.cgPath
    part.fillColor = shape.lineWidth == nil ? shape.color.cgColor : nil
    if let width = shape.lineWidth {
      part.strokeColor = shape.color.cgColor
      part.lineWidth = width
    }
    ground.addSublayer(part)
  }
}
