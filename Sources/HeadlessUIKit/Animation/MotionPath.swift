/// How progress depends on time while an animation runs.
struct MotionPath {
  enum Shape {
    case bezier(UnitBezier)
    /// A whole curve from one progress to another.
    case wholeBezier(UnitBezier, from: CGFloat, to: CGFloat)
    case spring(x: SpringCurve, y: SpringCurve, from: AxisProgress, to: CGFloat)
  }

  let shape: Shape
  /// Seconds from one end of the path to the other.
  let length: TimeInterval

  /// The progress at a number of seconds along the path.
  func progress(at seconds: TimeInterval) -> AxisProgress {
    switch shape {
    case .bezier(let curve):
      let fraction = length > 0 ? seconds / length : 1
      return AxisProgress(CGFloat(curve.value(at: fraction)))
    case .wholeBezier(let curve, let from, let to):
      let fraction = length > 0 ? seconds / length : 1
      return AxisProgress(from + (to - from) * CGFloat(curve.value(at: fraction)))
    case .spring(let x, let y, let from, let to):
      guard seconds < length else { return AxisProgress(to) }
      return AxisProgress(
        x: from.x + (to - from.x) * CGFloat(x.value(at: seconds)),
        y: from.y + (to - from.y) * CGFloat(y.value(at: seconds))
      )
    }
  }

  /// A path that starts at an end of the course can be run backwards to it; others cannot.
  var canRunBackwards: Bool {
    switch shape {
    case .bezier: true
    case .wholeBezier: false
    case .spring(_, _, let from, _): from == AxisProgress(0) || from == AxisProgress(1)
    }
  }
}
