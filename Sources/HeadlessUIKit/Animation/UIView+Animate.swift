extension UIView {
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      BlockTiming(curve: .bezier(options.curve.bezier), duration: duration, delay: delay),
      options: options,
      animations: animations,
      completion: completion
    )
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Animates along a spring of which the rest has shrunk to a thousandth after `duration` seconds.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      dampingRatio: Double(dampingRatio),
      velocity: Double(velocity),
      duration: max(duration, 1e-6)
    )
    run(
      BlockTiming(curve: .spring(spring), duration: duration, delay: delay),
      options: options,
      animations: animations,
      completion: completion
    )
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = AnimationSwitch.isSuspended
    AnimationSwitch.isSuspended = true
    AnimationBlock.run(nil, actionsWithoutAnimation)
    AnimationSwitch.isSuspended = outer
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationSwitch.isOn = enabled
  }

  public class var areAnimationsEnabled: Bool {
    AnimationSwitch.isOn && !AnimationSwitch.isSuspended
  }

  /// The duration of the animation block that is running, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.driver.duration ?? 0
  }

  class func run(
    _ timing: BlockTiming,
    options: AnimationOptions,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    guard AnimationSwitch.isOn, timing.duration > 0 || timing.delay > 0 else {
      AnimationBlock.run(nil, animations)
      if let completion { RenderServer.afterTurn { completion(true) } }
      return
    }
    if let outer = AnimationBlock.current, !options.contains(.overrideInheritedDuration) {
      animations()
      if let completion { outer.driver.addNestedCompletion(completion) }
      return
    }
    let driver = BlockAnimationDriver(timing: timing, options: options, completion: completion)
    RenderServer.run(driver)
    let block = PropertyAnimationBlock(
      driver: driver,
      beginsFromCurrentState: options.contains(.beginFromCurrentState)
    )
    AnimationBlock.run(block, animations)
  }
}

/// Whether UIView animations are animated at all.
@MainActor
enum AnimationSwitch {
  static var isOn = true
  /// Whether `performWithoutAnimation` runs its closure.
  static var isSuspended = false
}
