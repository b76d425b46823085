/// Timing along a Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: HeadlessTimingParameters {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  nonisolated let curve: UnitBezier
  nonisolated private let isBuiltIn: Bool

  /// Core Animation's default curve, which is not ease-in-out.
  public override init() {
    animationCurve = .easeInOut
    controlPoint1 = .zero
    controlPoint2 = .zero
    curve = .standard
    isBuiltIn = true
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = .zero
    controlPoint2 = .zero
    self.curve = curve.bezier
    isBuiltIn = true
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    curve = UnitBezier(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    isBuiltIn = false
    super.init()
  }

  /// Archives are not read: this returns nil for every coder.
  public nonisolated required init?(coder: NSCoder) {
    nil
  }

  override var type: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
}
