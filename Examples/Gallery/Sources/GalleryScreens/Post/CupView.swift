import UIKit

/// A cup of coffee on its saucer, from above.
final class CupView: RoomView {
  private let saucer = UIView()
  private let handle = UIView()
  private let rim = UIView()
  private let coffee = GradientView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    saucer.backgroundColor = UIColor(hex: 0xE7E1D4)
    saucer.layer.borderColor = UIColor(hex: 0x3F6C7A).cgColor
    saucer.layer.borderWidth = 3
    saucer.layer.castShadow(opacity: 0.35, radius: 9, offset: CGSize(width: 3, height: 8))
    handle.backgroundColor = UIColor(hex: 0xF7F3EA)
    rim.backgroundColor = UIColor(hex: 0xF7F3EA)
    rim.layer.castShadow(opacity: 0.3, radius: 6, offset: CGSize(width: 2, height: 5))
    coffee.show([0x2A1509, 0x5A3218, 0x7A4A25].map(UIColor.init(hex:)))
    coffee.clipsToBounds = true
    addSubviews([saucer, handle, rim, coffee])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    round(saucer, side / 2)
    round(rim, side * 0.31)
    round(coffee, side * 0.26)
    handle.bounds.size = CGSize(width: side * 0.3, height: 12)
    handle.center =
      fromLeading(
        CGRect(x: side * 0.2, y: side * 0.78, width: 0, height: 0)
      ).origin
    handle.layer.cornerRadius = 6
    handle.transform = CGAffineTransform(rotationAngle: isRightToLeft ? .pi / 4 : -.pi / 4)
  }

  private func round(_ view: UIView, _ radius: CGFloat) {
    view.frame = CGRect(around: bounds.middle, radius: radius)
    view.layer.cornerRadius = radius
  }
}
