import UIKit

/// A card with a color and its name that shrinks a little while it is pressed.
final class ChipView: SinkingControl {
  private let paint = UIView()
  private let name: UILabel

  init(_ pigment: Pigment) {
    name = UILabel(pigment.name, size: 13, weight: .semibold, lines: 1, color: PigmentColors.ink)
    super.init(frame: .zero)
    backgroundColor = PigmentColors.paper
    layer.cornerRadius = 14
    layer.castShadow(opacity: 0.12, radius: 7, offset: CGSize(width: 0, height: 3))
    paint.backgroundColor = pigment.color
    paint.layer.cornerRadius = 14
    paint.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    paint.isUserInteractionEnabled = false
    addSubview(paint)
    addSubview(name)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    paint.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 34)
    name.frame = CGRect(x: 10, y: bounds.height - 27, width: bounds.width - 20, height: 20)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 14).cgPath
  }
}
