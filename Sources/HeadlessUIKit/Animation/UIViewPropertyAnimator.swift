/// Animates changes of views, and lets them be paused, scrubbed, turned round and stopped.
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  private let passedDuration: TimeInterval
  private let timing: any UITimingCurveProvider
  private var overridingTiming: (any UITimingCurveProvider)?
  private let driver = PropertyAnimationDriver()
  private var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isCompleting = false

  // MARK: - Making

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    guard parameters.timingCurveType != .composed else {
      HeadlessFault.raise("composed timing is not built: use a cubic or a spring")
    }
    passedDuration = max(duration, 0)
    timing = parameters
    super.init()
    driver.animator = self
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

  /// UIKit raises when an animator goes away paused or stopped: it must be finished, or stopped for good.
  isolated deinit {
    guard state == .inactive else {
      HeadlessFault.raise(
        "a paused or stopped UIViewPropertyAnimator was released: stopAnimation(true), or stopAnimation(false) and finishAnimation(at:), before letting it go"
      )
    }
  }

  /// A new inactive animator of the same timing, without blocks.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      UIViewPropertyAnimator(duration: passedDuration, timingParameters: timing)
    }
  }

  // MARK: - Configuration

  open var timingParameters: (any UITimingCurveProvider)? { timing }

  /// The passed duration, or the settling duration of a physical spring, in seconds.
  open var duration: TimeInterval { timing.springTimingParameters?.ownDuration ?? passedDuration }

  open private(set) var delay: TimeInterval = 0

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
  open var pausesOnCompletion = false

  // MARK: - State

  open private(set) var state: UIViewAnimatingState = .inactive

  open var isRunning: Bool { state == .active && (driver.clock.leg != nil || isCompleting) }

  open var isReversed: Bool {
    get { driver.clock.isReversed }
    set {
      guard state != .stopped, newValue != isReversed else { return }
      guard driver.clock.leg != nil else {
        driver.clock.isReversed = newValue
        return
      }
      guard !driver.clock.turnRound(at: HeadlessClock.now) else { return }
      driver.clock.pause(at: HeadlessClock.now)
      driver.clock.isReversed = newValue
      run(currentTiming, over: duration, remaining: nil, delay: 0)
    }
  }

  open var fractionComplete: CGFloat {
    get {
      switch state {
      case .inactive: 0
      case .active, .stopped:
        driver.clock.leg == nil
          ? driver.clock.pausedFraction(linear: scrubsLinearly)
          : driver.clock.runningFraction(at: HeadlessClock.now)
      }
    }
    set {
      guard newValue.isFinite else {
        HeadlessFault.raise("fractionComplete must be a number from 0 to 1, and was \(newValue)")
      }
      if state == .inactive { activate() }
      guard state == .active, driver.clock.leg == nil else { return }
      let along = min(max(newValue, 0), 1)
      driver.clock.rest(at: isReversed ? 1 - along : along, curve: scrubsLinearly ? nil : cubic)
    }
  }

  // MARK: - Running

  open func startAnimation() {
    start(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else {
      HeadlessFault.raise(
        "startAnimation(afterDelay:) is for an inactive animator: call startAnimation()"
      )
    }
    guard delay >= 0 else {
      HeadlessFault.raise("a delay is 0 seconds or more, and was \(delay)")
    }
    self.delay = delay
    start(afterDelay: delay)
  }

  open func pauseAnimation() {
    switch state {
    case .stopped:
      HeadlessFault.raise("a stopped animator cannot be paused: finishAnimation(at:) first")
    case .inactive:
      activate()
    case .active:
      guard !isCompleting else { return }
      guard isInterruptible else {
        HeadlessFault.raise("an animator with isInterruptible false cannot be paused")
      }
      driver.clock.pause(at: HeadlessClock.now)
      driver.update(isActive: true, isRunning: false)
    }
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard state == .active, driver.clock.leg == nil, !isCompleting else {
      HeadlessFault.raise("continueAnimation is for a paused animator: call pauseAnimation() first")
    }
    guard isInterruptible else {
      HeadlessFault.raise("an animator with isInterruptible false cannot be continued")
    }
    guard durationFactor.isFinite, durationFactor >= 0 else {
      HeadlessFault.raise("a durationFactor is 0 or more, and was \(durationFactor)")
    }
    overridingTiming = parameters
    let seconds = duration * Double(durationFactor)
    run(
      currentTiming,
      over: seconds > 0 ? seconds : duration,
      remaining: seconds > 0 ? seconds : nil,
      delay: 0
    )
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    guard !isCompleting else {
      HeadlessFault.raise("an animator cannot be stopped from its own completion")
    }
    guard isInterruptible else {
      HeadlessFault.raise("an animator with isInterruptible false cannot be stopped")
    }
    driver.clock.pause(at: HeadlessClock.now)
    driver.freeze()
    stopped = driver.animations
    driver.removeAnimations()
    driver.update(isActive: false, isRunning: false)
    if withoutFinishing {
      becomeInactive()
    } else {
      state = .stopped
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      HeadlessFault.raise(
        "finishAnimation(at:) should only be called on a stopped animator: stopAnimation(false) first"
      )
    }
    switch finalPosition {
    case .start:
      for animation in stopped.reversed() {
        animation.setModel(to: animation.start)
      }
    case .end:
      for animation in stopped {
        animation.setModel(to: animation.end)
      }
    case .current: break
    }
    state = .active
    callCompletions(at: finalPosition)
    becomeInactive()
  }

  // MARK: - Blocks

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delayFactor = min(max(delayFactor, 0), 1)
    switch state {
    case .inactive:
      blocks.append((animation, delayFactor))
    case .active:
      let passed = min(max(driver.clock.progress(at: HeadlessClock.now).x, 0), 1)
      let start = passed + delayFactor * (1 - passed)
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

  // MARK: - Inside

  /// What the animations were, between stopping and finishing.
  private var stopped: [LayerAnimation] = []

  /// The last frame has been shown.
  func didReachEnd(withoutAnimating: Bool) {
    let position: UIViewAnimatingPosition =
      isReversed && !withoutAnimating ? .start : .end
    if pausesOnCompletion, !withoutAnimating {
      driver.clock.restAtEnd()
      driver.update(isActive: true, isRunning: false)
      return
    }
    if position == .start { driver.restoreStarts() }
    driver.removeAnimations()
    driver.update(isActive: false, isRunning: true)
    callCompletions(at: position)
    becomeInactive()
  }

  private func start(afterDelay delay: TimeInterval) {
    switch state {
    case .stopped:
      HeadlessFault.raise("a stopped animator cannot be started: finishAnimation(at:) first")
    case .inactive:
      activate()
      if isReversed { driver.clock.rest(at: 1, curve: nil) }
    case .active:
      guard driver.clock.leg == nil, !isCompleting else { return }
    }
    run(currentTiming, over: duration, remaining: nil, delay: delay)
  }

  private func activate() {
    state = .active
    driver.update(isActive: true, isRunning: false)
    let pending = blocks
    blocks = []
    for (block, delayFactor) in pending {
      driver.run(block, span: delayFactor...1)
    }
  }

  private func run(
    _ parameters: any UITimingCurveProvider,
    over whole: TimeInterval,
    remaining: TimeInterval?,
    delay: TimeInterval
  ) {
    if let spring = parameters.springTimingParameters {
      let left = spring.ownDuration ?? remaining ?? whole * Double(1 - fractionComplete)
      driver.clock.run(
        x: spring.curveX(duration: left),
        y: spring.curveY(duration: left),
        duration: left,
        delay: delay
      )
    } else {
      driver.clock.run(
        parameters.cubicTimingParameters?.curve ?? .standard,
        whole: whole,
        remaining: remaining,
        keepingTime: !scrubsLinearly && remaining == nil,
        delay: delay
      )
    }
    driver.update(isActive: true, isRunning: true)
  }

  /// The timing of `continueAnimation` lasts until the animator is inactive.
  private var currentTiming: any UITimingCurveProvider { overridingTiming ?? timing }

  private var cubic: UnitBezier? { currentTiming.cubicTimingParameters?.curve }

  private func callCompletions(at position: UIViewAnimatingPosition) {
    isCompleting = true
    let waiting = completions
    completions = []
    for completion in waiting {
      completion(position)
    }
    isCompleting = false
  }

  private func becomeInactive() {
    state = .inactive
    completions = []
    blocks = []
    stopped = []
    overridingTiming = nil
    driver.clock = AnimatorClock()
    driver.update(isActive: false, isRunning: false)
  }

  private func requireInactive(_ property: String) {
    guard state == .inactive else {
      HeadlessFault.raise("\(property) can only be set while the animator is inactive")
    }
  }
}
