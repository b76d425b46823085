extension UIView {
  /// Animates along a spring by its perceived duration and its bounce; 0 is critically damped.
  public static func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let ratio = bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce
    let spring = SpringCurve(
      omega: 2 * .pi / max(duration, 1e-6),
      dampingRatio: Double(ratio),
      velocity: Double(initialSpringVelocity)
    )
    run(
      BlockTiming(
        curve: .spring(spring),
        duration: duration > 0 ? spring.settlingDuration : 0,
        delay: delay
      ),
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Repeats the animations of a part of an animation block.
  ///
  /// - Parameters:
  ///   - count: How often they run.
  ///   - autoreverses: Whether they run back each time.
  ///   - animations: The changes.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let block = AnimationBlock.current else { return animations() }
    guard let driver = block.driver as? BlockAnimationDriver, block is PropertyAnimationBlock
    else {
      HeadlessFault.raise(
        "modifyAnimations is for the blocks of UIView.animate: a property animator does not repeat"
      )
    }
    let repetition = Repetition(count: Double(count), autoreverses: autoreverses)
    AnimationBlock.run(
      PropertyAnimationBlock(driver: driver.nestedDriver(repetition)),
      animations
    )
  }
}
