extension CGPoint {
  /// The middle of some touches, in the window; nil of none.
  @MainActor
  init?(middleOf touches: [UITouch]) {
    guard !touches.isEmpty else { return nil }
    var sum = CGPoint.zero
    for touch in touches { sum = sum + touch.location }
    self.init(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
