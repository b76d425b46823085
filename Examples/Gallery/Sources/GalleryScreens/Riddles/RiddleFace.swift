import UIKit

/// The front of a card: a riddle, and a hole through which a detail of the answer is seen.
final class RiddleFace: RoomView {
  private static let roundness: CGFloat = 26

  private let animal: Animal
  private let edge = UIView()
  private let hole = UIView()
  private let drawing: ShapesView
  private let number: UILabel
  private let riddle: UILabel
  private let hint: UILabel

  init(_ animal: Animal, number: Int) {
    self.animal = animal
    drawing = ShapesView(animal.shapes)
    self.number = UILabel("\(number)", size: 15, weight: .bold, color: RiddlePalette.paper)
    riddle = UILabel(animal.riddle, size: 22, weight: .bold, color: RiddlePalette.paper)
    let sun = RiddlePalette.sun(of: animal)
    hint = UILabel("Turn me over", size: 15, weight: .semibold, color: sun)
    super.init(frame: .zero)
    backgroundColor = RiddlePalette.sky(of: animal)
    hole.backgroundColor = sun
    isUserInteractionEnabled = false
    accessibilityIdentifier = "riddle.\(number - 1).face"
    layer.cornerRadius = Self.roundness
    layer.castShadow(opacity: 0.28, radius: 18, offset: CGSize(width: 0, height: 12))
    edge.layer.borderWidth = 2
    edge.layer.cornerRadius = Self.roundness - 9
    hole.clipsToBounds = true
    hole.layer.borderWidth = 5
    hole.addSubview(drawing)
    riddle.textAlignment = .center
    for label in [self.number, hint] {
      label.textAlignment = .center
    }
    addSubviews([edge, hole, self.number, riddle, hint])
    showColors()
  }

  override func showColors() {
    edge.layer.borderColor = layerColor(RiddlePalette.paper.withAlphaComponent(0.55))
    hole.layer.borderColor = layerColor(RiddlePalette.paper)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: Self.roundness).cgPath
    edge.frame = bounds.insetBy(dx: 9, dy: 9)
    if bounds.width > bounds.height { layOutWide() } else { layOutUpright() }
    hole.layer.cornerRadius = hole.bounds.width / 2
    placeDrawing(in: hole.bounds.width)
  }

  private func layOutUpright() {
    let width = bounds.width
    let side = min(width - 88, bounds.height * 0.44).rounded()
    let y = (bounds.height * 0.11).rounded() + 6
    number.frame = CGRect(x: 0, y: 20, width: width, height: 20)
    hole.frame = CGRect(x: (width - side) / 2, y: y, width: side, height: side)
    placeText(in: CGRect(x: 26, y: y + side + 8, width: width - 52, height: 0))
  }

  /// Places the hole beside the riddle.
  private func layOutWide() {
    let side = min(bounds.height - 88, bounds.width * 0.42).rounded()
    let y = (bounds.height - side) / 2
    place(hole, x: 34, y: y, width: side, height: side)
    let text = fromLeading(
      CGRect(x: side + 50, y: 40, width: bounds.width - side - 76, height: 0)
    )
    number.frame = CGRect(x: text.minX, y: 30, width: text.width, height: 20)
    placeText(in: text)
  }

  /// Places the riddle from the top of a column, and the hint at its end.
  private func placeText(in column: CGRect) {
    let (x, width) = (column.minX, column.width)
    let end = bounds.height - 46
    riddle.frame = CGRect(x: x, y: column.minY, width: width, height: end - column.minY)
    hint.frame = CGRect(x: x, y: end, width: width, height: 22)
  }

  /// Places the drawing so that its detail fills the hole.
  private func placeDrawing(in side: CGFloat) {
    let scale = side / animal.detail.width
    drawing.frame = CGRect(
      x: -animal.detail.minX * scale,
      y: -animal.detail.minY * scale,
      width: Shape.side * scale,
      height: Shape.side * scale
    )
  }
}
