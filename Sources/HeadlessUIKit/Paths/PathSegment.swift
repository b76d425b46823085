/// A stretch of a path with the points that it bends to: a cubic curve, whatever it was drawn as.
struct PathSegment {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint
  let isStraight: Bool

  init(_ start: CGPoint, line end: CGPoint) {
    self.start = start
    self.end = end
    control1 = CGPoint(x: (2 * start.x + end.x) / 3, y: (2 * start.y + end.y) / 3)
    control2 = CGPoint(x: (start.x + 2 * end.x) / 3, y: (start.y + 2 * end.y) / 3)
    isStraight = true
  }

  init(_ start: CGPoint, quad control: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
    control1 = CGPoint(x: (start.x + 2 * control.x) / 3, y: (start.y + 2 * control.y) / 3)
    control2 = CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
    isStraight = false
  }

  init(_ start: CGPoint, cubic control1: CGPoint, _ control2: CGPoint, to end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isStraight = false
  }

  func point(at t: CGFloat) -> CGPoint {
    guard !isStraight else {
      return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
    let r = 1 - t
    let (a, b, c, d) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
    let x: CGFloat = a * start.x + b * control1.x + c * control2.x + d * end.x
    let y: CGFloat = a * start.y + b * control1.y + c * control2.y + d * end.y
    return CGPoint(x: x, y: y)
  }

  /// The points where it ends or turns back along an axis: no other point lies further out.
  var extremes: [CGPoint] {
    guard !isStraight else { return [start, end] }
    let turns =
      PathSegment.turns(start.x, control1.x, control2.x, end.x)
      + PathSegment.turns(start.y, control1.y, control2.y, end.y)
    return [start, end] + turns.map { point(at: $0) }
  }

  /// Where the derivative of one coordinate is zero.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat]
  {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
