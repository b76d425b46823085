extension UIView {
  /// Animates changes at fractions of a duration; inside a property animator's block, of its duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    let inherited =
      options.contains(.overrideInheritedDuration) ? nil : AnimationBlock.current?.driver
    guard AnimationSwitch.isOn, duration > 0 || delay > 0 || inherited != nil else {
      AnimationBlock.run(nil, animations)
      if let completion { RenderServer.afterTurn { completion(true) } }
      return
    }
    let driver =
      inherited
      ?? BlockAnimationDriver(
        timing: BlockTiming(curve: .bezier(.linear), duration: duration, delay: delay),
        options: AnimationOptions(rawValue: options.rawValue & 0b11111),
        completion: completion
      )
    let block = KeyframeBlock(driver: driver)
    let span = (AnimationBlock.current as? PropertyAnimationBlock)?.span ?? 0...1
    AnimationBlock.run(block, animations)
    block.finish(span: inherited == nil ? 0...1 : span)
    if inherited == nil {
      RenderServer.run(driver)
    } else if let completion {
      driver.addNestedCompletion { completion($0) }
    }
  }

  /// Adds changes to the keyframe animation whose block is running.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the changes begin, from 0 to 1 of the whole.
  ///   - frameDuration: How long they take, from 0 to 1 of the whole.
  ///   - animations: The changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current as? KeyframeBlock else { return animations() }
    let start = min(max(CGFloat(frameStartTime), 0), 1)
    let end = min(max(start + CGFloat(frameDuration), start), 1)
    block.run(frame: start...end, animations)
  }
}
