/// What is left of a spring's motion when the animator is paused, to be added to a curve that it is continued on.
struct SpringRemainder {
  private let x: SpringCurve
  private let y: SpringCurve
  /// In whole distances per second, from start to end.
  private let velocity: AxisProgress
  /// Seconds until the spring would have been over.
  private let length: TimeInterval

  /// The remainder of a path from a number of seconds along it; nil for what is no spring, and for one that is over.
  init?(of path: MotionPath, at seconds: TimeInterval) {
    guard case .spring(let x, let y, _, _) = path.shape, seconds < path.length else { return nil }
    (self.x, self.y) = (x, y)
    length = path.length - seconds
    let step = 1e-6
    let (here, next) = (path.progress(at: seconds), path.progress(at: seconds + step))
    velocity = AxisProgress(x: (next.x - here.x) / step, y: (next.y - here.y) / step)
  }

  /// What is added to the progress after a number of seconds.
  func shift(after seconds: TimeInterval) -> AxisProgress {
    guard seconds < length else { return AxisProgress(0) }
    return AxisProgress(
      x: velocity.x * CGFloat(x.drift(at: seconds)),
      y: velocity.y * CGFloat(y.drift(at: seconds))
    )
  }
}
