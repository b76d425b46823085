/// Timing along a damped spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: HeadlessTimingParameters {
  /// How the spring is described.
  enum Description: Sendable {
    /// Its duration is the animator's.
    case dampingRatio(CGFloat)
    /// Its duration is its own.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  let spring: Description
  /// The velocity in total distances per second; `dx` applies to every property that isn't a point.
  public let initialVelocity: CGVector

  /// The spring of the system's own pushes and presentations.
  public override init() {
    spring = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = .dampingRatio(ratio)
    initialVelocity = velocity
    super.init()
  }

  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    guard mass > 0, stiffness > 0, damping > 0 else {
      HeadlessFault.raise("a spring's mass, stiffness and damping must be greater than 0")
    }
    spring = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// A spring by its perceived duration and its bounce, from -1 to 1; 0 is critically damped.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector) {
    let omega = 2 * .pi / CGFloat(duration)
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    spring = .physical(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega)
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// Archives are not read: this returns nil for every coder.
  public nonisolated required init?(coder: NSCoder) {
    nil
  }

  override var type: UITimingCurveType { .spring }

  /// The curve for the horizontal, and for all that is not a point.
  func curveX(duration: TimeInterval) -> SpringCurve {
    curve(velocity: initialVelocity.dx, duration: duration)
  }

  /// The curve for the vertical.
  func curveY(duration: TimeInterval) -> SpringCurve {
    curve(velocity: initialVelocity.dy, duration: duration)
  }

  /// The spring's own duration; nil where the animator's counts.
  var ownDuration: TimeInterval? {
    guard case .physical = spring else { return nil }
    return max(curveX(duration: 0).settlingDuration, curveY(duration: 0).settlingDuration)
  }

  /// Over-damped springs move as critically damped ones: UIKit is said to offer no others.
  private func limited(_ damping: CGFloat, mass: CGFloat, stiffness: CGFloat) -> CGFloat {
    guard !HeadlessAnimatorPolicy.current.overdampsSprings else { return damping }
    return min(damping, 2 * (stiffness * mass).squareRoot())
  }

  private func curve(velocity: CGFloat, duration: TimeInterval) -> SpringCurve {
    switch spring {
    case .dampingRatio(let ratio):
      SpringCurve(
        dampingRatio: Double(ratio),
        velocity: Double(velocity),
        duration: max(duration, 1e-6)
      )
    case .physical(let mass, let stiffness, let damping):
      SpringCurve(
        mass: Double(mass),
        stiffness: Double(stiffness),
        damping: Double(limited(damping, mass: mass, stiffness: stiffness)),
        velocity: Double(velocity)
      )
    }
  }
}
