import UIKit

/// A card with a color and its name that shrinks a little while it is pressed.
final class ChipView: SinkingControl {
  private let paint = UIView()
  private let name: UILabel

  init(_ pigment: Pigment) {
    name = UILabel(pigment.name, size: 13, weight: .semibold, color: .label)
    super.init(frame: .zero)
    layer.cornerRadius = 14
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 7
    paint.backgroundColor = pigment.color
    paint.layer.cornerRadius = 14
    paint.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    paint.isUserInteractionEnabled = false
    name.numberOfLines = 1
    addSubview(paint)
    addSubview(name)
  }

  func show(_ colors: PigmentColors) {
    backgroundColor = colors.paper
    name.textColor = colors.ink
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    paint.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 34)
    name.frame = CGRect(x: 10, y: bounds.height - 27, width: bounds.width - 20, height: 20)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 14).cgPath
  }
}
