import UIKit

/// Draws shapes as large as fits.
final class ShapesView: UIView {
  /// The size of the ground that shapes lie on.
  static let side: CGFloat = 200

  private let ground = CALayer()

  init(_ shapes: [Shape]) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    ground.bounds.size = CGSize(width: Self.side, height: Self.side)
    for shape in shapes {
      add(shape.path, of: shape)
      guard shape.isDouble else { continue }
      let image = shape.path
      image.apply(CGAffineTransform(translationX: Self.side, y: 0).scaledBy(x: -1, y: 1))
      add(image, of: shape)
    }
    layer.addSublayer(ground)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = min(bounds.width, bounds.height) / Self.side
    ground.position = CGPoint(x: bounds.midX, y: bounds.midY)
    ground.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
  }

  private func add(_ path: UIBezierPath, of shape: Shape) {
    let part = CAShapeLayer()
    part.frame = ground.bounds
    part.path = path.cgPath
    part.fillColor = shape.lineWidth == nil ? shape.color.cgColor : nil
    if let width = shape.lineWidth {
      part.strokeColor = shape.color.cgColor
      part.lineWidth = width
    }
    ground.addSublayer(part)
  }
}
