import UIKit

/// An animal before its sun, and what there is to know about it.
final class AnswerView: RoomView {
  /// Where stars are, as shares of the sky, and their size in points.
  private static let stars: [(x: CGFloat, y: CGFloat, size: CGFloat)] = [
    (0.1, 0.16, 3), (0.22, 0.28, 2), (0.3, 0.11, 4), (0.44, 0.2, 2), (0.62, 0.12, 3),
    (0.74, 0.24, 2), (0.9, 0.3, 4), (0.93, 0.14, 2), (0.07, 0.42, 3), (0.86, 0.46, 2),
  ]

  let cross: CrossButton
  private let animal: Animal
  private let stars = AnswerView.stars.map { _ in UIView() }
  private let sun = UIView()
  private let drawing: ShapesView
  private let hill = UIView()
  private let name: UILabel
  private let fact: UILabel

  init(_ animal: Animal) {
    self.animal = animal
    let (sky, light) = (RiddlePalette.sky(of: animal), RiddlePalette.sun(of: animal))
    cross = CrossButton(name: "answer.back", color: sky, on: light)
    drawing = ShapesView(animal.shapes)
    name = UILabel(animal.name, size: 46, weight: .black, isHeader: true, color: .white)
    fact = UILabel(animal.fact, size: 18, weight: .medium, color: .white)
    super.init(frame: .zero)
    accessibilityIdentifier = "answer"
    name.accessibilityIdentifier = "answer.name"
    cross.accessibilityLabel = "Turn the card back"
    drawing.accessibilityIdentifier = "answer.drawing"
    backgroundColor = sky
    sun.backgroundColor = light
    hill.backgroundColor = RiddlePalette.hill(of: animal)
    for star in stars {
      star.backgroundColor = RiddlePalette.paper
    }
    clipsToBounds = true
    addSubviews(stars + [sun, drawing, hill, name, fact, cross])
    showColors()
  }

  override func showColors() {
    for star in stars {
      star.isHidden = traitCollection.userInterfaceStyle != .dark
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = screenInsets
    let isWide = bounds.width > bounds.height
    let margin = max(30, insets.left + 6)
    for (star, place) in zip(stars, Self.stars) {
      star.frame = CGRect(
        x: bounds.width * place.x,
        y: bounds.height * place.y,
        width: place.size,
        height: place.size
      )
      star.layer.cornerRadius = place.size / 2
    }
    if isWide { layOutWide(margin: margin) } else { layOutUpright(margin: margin) }
    showInk()
    place(
      cross,
      x: bounds.width - max(20, insets.right) - 44,
      y: max(insets.top + 8, 18),
      width: 44,
      height: 44
    )
  }

  /// Colors what is written: on the hill, or beside the sun on a wide screen.
  private func showInk() {
    let isOnHill = bounds.height >= bounds.width
    for label in [name, fact] {
      label.textColor = isOnHill ? RiddlePalette.ink(of: animal) : RiddlePalette.paper
    }
  }

  private func layOutUpright(margin: CGFloat) {
    let (width, height) = (bounds.width, bounds.height)
    let horizon = height * 0.61
    place(drawing, middle: CGPoint(x: width / 2, y: horizon - width * 0.4), side: width * 0.94)
    place(sun, middle: CGPoint(x: width / 2, y: horizon - width * 0.5), side: width * 0.9)
    place(hill, middle: CGPoint(x: width / 2, y: horizon + width * 1.2), side: width * 2.4)
    placeText(CGPoint(x: margin, y: horizon + 60), width: width - 2 * margin)
  }

  private func layOutWide(margin: CGFloat) {
    let (width, height) = (bounds.width, bounds.height)
    let x = fromLeading(CGRect(x: width * 0.66, y: 0, width: 0, height: 0)).minX
    let ground = width * 1.5
    place(sun, middle: CGPoint(x: x, y: height * 0.46), side: height * 0.86)
    place(drawing, middle: CGPoint(x: x, y: height * 0.49), side: height * 0.86)
    place(hill, middle: CGPoint(x: x, y: height * 0.86 + ground / 2), side: ground)
    placeText(CGPoint(x: margin, y: 84), width: width * 0.34)
  }

  private func placeText(_ origin: CGPoint, width: CGFloat) {
    place(name, x: origin.x, y: origin.y, width: width, height: 56)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = fact.sizeThatFits(room).height
    place(fact, x: origin.x, y: origin.y + 66, width: width, height: height)
  }

  /// Places a round or square view.
  private func place(_ view: UIView, middle: CGPoint, side: CGFloat) {
    view.frame = CGRect(around: middle, radius: side / 2)
    if view !== drawing { view.layer.cornerRadius = side / 2 }
  }
}
