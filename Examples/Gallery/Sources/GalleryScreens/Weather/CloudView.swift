import UIKit

/// A cloud with a flat base, as large as its bounds.
final class CloudView: RoomView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(color: UIColor) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    (layer as? CAShapeLayer)?.fillColor = color.cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let base = CGRect(x: 0, y: height * 0.5, width: width, height: height * 0.5)
    let path = UIBezierPath(roundedRect: base, cornerRadius: base.height / 2)
    path.append(puff(x: 0.36, y: 0.42, radius: 0.4))
    path.append(puff(x: 0.67, y: 0.56, radius: 0.3))
    (layer as? CAShapeLayer)?.path = path.cgPath
  }

  /// A round part, with its center in fractions of the bounds and its radius in fractions of the height.
  private func puff(x: CGFloat, y: CGFloat, radius: CGFloat) -> UIBezierPath {
    let side = 2 * radius * bounds.height
    return UIBezierPath(
      ovalIn: CGRect(
        x: x * bounds.width - side / 2,
        y: y * bounds.height - side / 2,
        width: side,
        height: side
      )
    )
  }
}
