import UIKit

extension Bird {
  /// The height of the egg on its ground.
  static let height: CGFloat = 192

  /// The egg, upright, from the back to the front.
  @MainActor var egg: [Shape] {
    let paint = UIColor(hex: shell)
    return [
      shape(scaledBy: 1, dx: 0, dy: 0, paint.mixed(with: .black, share: 0.16)),
      shape(scaledBy: 0.965, dx: -2.5, dy: -2, paint),
    ] + spots + [
      shape(scaledBy: 0.3, dx: -27, dy: -38, paint.mixed(with: .white, share: 0.34))
        .turned(by: 0.4)
    ]
  }

  private func shape(
    scaledBy scale: CGFloat,
    dx: CGFloat,
    dy: CGFloat,
    _ color: UIColor
  ) -> Shape {
    let points = outline.points(height: Self.height * scale).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }
      .flatMap { [100 + dx + $0.element.x, 100 + dy + $0.element.y] }
    return .smooth(points, color)
  }

  /// The marks, more of them toward the blunt end.
  private var spots: [Shape] {
    let count =
      switch marks.kind {
      case .none: 0
      case .spots: 26
      case .scribbles: 24
      case .blotches: 34
      case .freckles: 60
      }
    return (0..<count).map { number in
      let reach = Self.height / 2 * 0.86 * sqrt(EggOutline.chance(number, 1))
      let angle = 2 * CGFloat.pi * EggOutline.chance(number, 2)
      let up = reach * cos(angle)
      let x = 100 + reach * sin(angle) * outline.breadth * (1 - outline.taper * cos(angle))
      let y = 100 - up + 0.12 * (Self.height / 2 - abs(up))
      return mark(at: CGPoint(x: x, y: y), number)
    }
  }

  private func mark(at place: CGPoint, _ number: Int) -> Shape {
    let (size, turn) = (EggOutline.chance(number, 3), EggOutline.chance(number, 4) * 3)
    let (x, y) = (place.x, place.y)
    switch marks.kind {
    case .none, .spots: return .oval(x, y, 1.4 + 3 * size, 1.4 + 2.4 * size, marks.color)
    case .freckles:
      return .oval(x, y, 1.4 + 4 * size, 1 + 2.6 * size, marks.color).turned(by: turn)
    case .blotches:
      return .smooth(
        [
          x - 3 - 5 * size, y, x - 2, y - 4 - 3 * size, x + 4 + 4 * size, y - 2,
          x + 3, y + 3 + 4 * size,
        ],
        marks.color
      )
      .turned(by: turn)
    case .scribbles:
      let reach = 6 + 9 * size
      return .line(
        [x - reach, y - 4 + 8 * size, x + 3, y + 12 - 20 * size, x + reach, y + 2],
        width: 1.6 + 1.6 * size,
        marks.color
      )
      .turned(by: turn)
    }
  }
}
