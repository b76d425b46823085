/// Animates changes of views, and lets them be paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: HeadlessViewAnimator, UIViewImplicitlyAnimating {
  // MARK: - Making

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    guard parameters.timingCurveType != .composed else {
      HeadlessFault.raise("composed timing is not built: use a cubic or a spring")
    }
    super.init(passedDuration: max(duration, 0), timing: parameters)
  }

  /// An animator of no duration, with Core Animation's default curve.
  public override init() {
    super.init(passedDuration: 0, timing: UICubicTimingParameters())
  }

  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  // MARK: - Configuration

  open var timingParameters: (any UITimingCurveProvider)? { timing }

  /// The passed duration, or the settling duration of a physical spring, in seconds.
  open var duration: TimeInterval { wholeDuration }

  open var delay: TimeInterval { startDelay }

  open var isUserInteractionEnabled = true {
    didSet { requireInactive("isUserInteractionEnabled") }
  }

  open var isManualHitTestingEnabled = false

  open var isInterruptible = true {
    didSet { requireInactive("isInterruptible") }
  }

  /// While paused, `fractionComplete` is progress; otherwise a place on the timing curve.
  open var scrubsLinearly = true

  /// At the end the animator stays active and paused, and completes nothing.
  open var pausesOnCompletion = false {
    didSet {
      guard state != .inactive, pausesOnCompletion != oldValue else { return }
      HeadlessAnimatorRecorder.note(.pauseLate, of: self)
    }
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard state == .active, driver.clock.segment == nil, !isCompleting else {
      HeadlessFault.raise("continueAnimation is for a paused animator: call pauseAnimation() first")
    }
    guard isInterruptible else {
      HeadlessFault.raise("an animator with isInterruptible false cannot be continued")
    }
    guard durationFactor.isFinite, durationFactor >= 0 else {
      HeadlessFault.raise("a durationFactor is 0 or more, and was \(durationFactor)")
    }
    HeadlessAnimatorRecorder.note(.resume, of: self)
    overridingTiming = parameters
    continuationCount += 1
    wasContinuedReversed = isReversed && durationFactor > 0
    let seconds = duration * Double(durationFactor)
    run(
      currentTiming,
      over: seconds > 0 ? seconds : duration,
      remaining: seconds > 0 ? seconds : nil,
      delay: 0
    )
  }

  override var isUserInteractionAllowed: Bool { isUserInteractionEnabled }
  override var isTouchedWhereSeen: Bool { !isManualHitTestingEnabled }
  override var mayBeInterrupted: Bool { isInterruptible }
  override var isScrubbedLinearly: Bool { scrubsLinearly }
  override var pausesAtEnd: Bool { pausesOnCompletion }

  // MARK: - Blocks

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delayFactor = min(max(delayFactor, 0), 1)
    switch state {
    case .inactive:
      blocks.append((animation, delayFactor))
    case .active:
      HeadlessAnimatorRecorder.note(.add, of: self)
      let passed = min(max(driver.clock.progress(at: HeadlessClock.now).x, 0), 1)
      let start = passed + delayFactor * (1 - passed)
      heldBlocks.append(animation)
      if isReversed, HeadlessAnimatorPolicy.current.reversedAdditionsRunForward {
        return driver.run(animation, span: 0...passed, isTurned: true)
      }
      driver.run(animation, span: start...max(start, 1))
    case .stopped:
      HeadlessFault.raise("animations cannot be added to a stopped animator")
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
