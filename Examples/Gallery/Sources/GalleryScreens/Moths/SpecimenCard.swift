import UIKit

/// A card with a moth on a pin, and its name.
final class SpecimenCard: RoomView {
  static let size = CGSize(width: 109, height: 136)

  private let drawing: ShapesView
  private let pin = UIView()
  private let name: UILabel

  init(_ moth: Moth) {
    drawing = ShapesView(moth.shapes)
    name = UILabel(moth.name, size: 12, color: CabinetPalette.label)
    name.font = .italicSystemFont(ofSize: 12)
    name.textAlignment = .center
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    backgroundColor = CabinetPalette.card
    layer.cornerRadius = 5
    layer.castShadow(opacity: 0.18, radius: 5, offset: CGSize(width: 0, height: 3))
    pin.backgroundColor = UIColor(hex: 0xC24B38)
    addSubviews([drawing, pin, name])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 5).cgPath
    drawing.frame = CGRect(x: 8, y: 9, width: width - 16, height: width - 16)
    pin.frame = CGRect(x: width / 2 - 2.5, y: 8 + width * 0.38, width: 5, height: 5)
    pin.layer.cornerRadius = 2.5
    name.frame = CGRect(x: 4, y: bounds.height - 28, width: width - 8, height: 18)
  }
}
