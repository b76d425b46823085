/// An animation that a spring pulls from one value to another.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In whole distances per second, towards the end.
  open var initialVelocity: CGFloat = 0

  /// The seconds until its motion is no longer visible; it doesn't set the animation's own duration.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  override func motion() -> PropertyMotion? {
    var motion = super.motion()
    motion?.spring = spring
    return motion
  }

  private var spring: SpringCurve {
    SpringCurve(
      mass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      velocity: Double(initialVelocity)
    )
  }
}
