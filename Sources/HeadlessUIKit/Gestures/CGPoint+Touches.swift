extension CGPoint {
  /// The mean of some points; nil of none.
  init?(middleOf points: [CGPoint]) {
    guard !points.isEmpty else { return nil }
    let sum = points.reduce(.zero, +)
    self.init(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
