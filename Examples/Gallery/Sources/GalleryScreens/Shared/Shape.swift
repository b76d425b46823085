import UIKit

/// A part of a drawing in one color, on a ground of 200 by 200 points.
struct Shape {
  private enum Outline {
    case oval(CGRect)
    case polygon([CGPoint])
    case smooth([CGPoint])
    case line([CGPoint], width: CGFloat)

    /// The mirror image, in the same sense of rotation, so that the two may overlap.
    var mirrored: Outline {
      switch self {
      case .oval(let frame):
        .oval(frame.offsetBy(dx: Shape.side - frame.minX - frame.maxX, dy: 0))
      case .polygon(let points): .polygon(Self.mirror(points))
      case .smooth(let points): .smooth(Self.mirror(points))
      case .line(let points, let width): .line(Self.mirror(points), width: width)
      }
    }

    private static func mirror(_ points: [CGPoint]) -> [CGPoint] {
      points.reversed().map { CGPoint(x: Shape.side - $0.x, y: $0.y) }
    }
  }

  /// The size of the ground that shapes lie on.
  static let side: CGFloat = 200

  let color: UIColor
  private let outline: Outline
  private var turn: CGFloat = 0

  /// Whether its mirror image belongs to it.
  private var isDouble = false

  private init(_ outline: Outline, _ color: Int) {
    self.init(outline, UIColor(hex: color))
  }

  private init(_ outline: Outline, _ color: UIColor) {
    self.outline = outline
    self.color = color
  }

  static func oval(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat, _ color: Int) -> Shape
  {
    Shape(.oval(CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry)), color)
  }

  /// A shape with corners, from the coordinates of each.
  static func polygon(_ places: [CGFloat], _ color: Int) -> Shape {
    Shape(.polygon(points(places)), color)
  }

  /// A shape without corners through points.
  static func smooth(_ places: [CGFloat], _ color: Int) -> Shape {
    smooth(places, UIColor(hex: color))
  }

  /// A shape without corners in a color that is mixed.
  static func smooth(_ places: [CGFloat], _ color: UIColor) -> Shape {
    Shape(.smooth(points(places)), color)
  }

  /// A line from the first of three points to the last, bent toward the one between.
  static func line(_ places: [CGFloat], width: CGFloat, _ color: Int) -> Shape {
    Shape(.line(points(places), width: width), color)
  }

  /// The shape and its mirror image.
  var doubled: Shape {
    var shape = self
    shape.isDouble = true
    return shape
  }

  /// The shape turned clockwise around its middle, by an angle in radians.
  func turned(by angle: CGFloat) -> Shape {
    var shape = self
    shape.turn = angle
    return shape
  }

  /// The width of its line; nil if it is filled.
  var lineWidth: CGFloat? {
    guard case .line(_, let width) = outline else { return nil }
    return width
  }

  /// The outline, with its mirror image if that belongs to it.
  @MainActor var path: UIBezierPath {
    let path = Self.path(of: outline, turned: turn)
    if isDouble { path.append(Self.path(of: outline.mirrored, turned: -turn)) }
    return path
  }

  @MainActor private static func path(of outline: Outline, turned angle: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    switch outline {
    case .oval(let frame): path.append(UIBezierPath(ovalIn: frame))
    case .polygon(let points):
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
    case .smooth(let points): add(points, to: path)
    case .line(let points, _):
      path.move(to: points[0])
      path.addQuadCurve(to: points[2], controlPoint: points[1])
    }
    guard angle != 0 else { return path }
    let middle = path.bounds.middle
    path.apply(CGAffineTransform(translationX: -middle.x, y: -middle.y))
    path.apply(CGAffineTransform(rotationAngle: angle))
    path.apply(CGAffineTransform(translationX: middle.x, y: middle.y))
    return path
  }

  /// Adds a closed curve whose direction at each point is that from the point before to the one after.
  @MainActor private static func add(_ points: [CGPoint], to path: UIBezierPath) {
    let count = points.count
    path.move(to: points[0])
    for index in 0..<count {
      let (before, start) = (points[(index + count - 1) % count], points[index])
      let (end, after) = (points[(index + 1) % count], points[(index + 2) % count])
      path.addCurve(
        to: end,
        controlPoint1: CGPoint(
          x: start.x + (end.x - before.x) / 6,
          y: start.y + (end.y - before.y) / 6
        ),
        controlPoint2: CGPoint(
          x: end.x - (after.x - start.x) / 6,
          y: end.y - (after.y - start.y) / 6
        )
      )
    }
    path.close()
  }

  private static func points(_ places: [CGFloat]) -> [CGPoint] {
    stride(from: 0, to: places.count - 1, by: 2).map { CGPoint(x: places[$0], y: places[$0 + 1]) }
  }
}
