/// A curve that says how far an animation is at a fraction of its time.
open class CAMediaTimingFunction: NSObject {
  let curve: UnitBezier

  public convenience init(name: CAMediaTimingFunctionName) {
    guard let curve = name.curve else {
      HeadlessFault.raise("there is no timing function \"\(name.rawValue)\": use a named one")
    }
    self.init(curve)
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  init(_ curve: UnitBezier) {
    self.curve = curve
    super.init()
  }

  /// Writes the coordinates of one of the curve's four points, of which the first is the origin.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else {
      HeadlessFault.raise("a timing function has the control points 0 to 3, and not \(idx)")
    }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }
}
