import UIKit

/// The front of a packet: its color, and the plant.
final class SeedPicture: RoomView {
  private var drawing: ShapesView?

  init(_ seed: Seed) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 6)
    show(seed)
  }

  func show(_ seed: Seed) {
    backgroundColor = UIColor(hex: seed.colors.packet)
    drawing?.removeFromSuperview()
    let drawing = ShapesView(seed.shapes)
    self.drawing = drawing
    addSubview(drawing)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    layer.cornerRadius = side * 0.1
    layer.shadowRadius = side * 0.04
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: side * 0.1).cgPath
    drawing?.frame = bounds.insetBy(dx: side * 0.1, dy: side * 0.1)
  }
}
