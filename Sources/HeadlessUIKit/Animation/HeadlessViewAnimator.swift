/// The states of a property animator, as UIKit's `UIViewAnimating` describes them.
///
/// `UIViewPropertyAnimator` adds initializers, configuration, and animation blocks.
@preconcurrency @MainActor
open class HeadlessViewAnimator: NSObject, UIViewAnimating, NSCopying {
  let passedDuration: TimeInterval
  let timing: any UITimingCurveProvider
  var overridingTiming: (any UITimingCurveProvider)?
  let driver = PropertyAnimationDriver()
  var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
  /// Blocks that have run: what they hold is held until the animator is inactive.
  var heldBlocks: [() -> Void] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  private(set) var isCompleting = false
  /// The calls on it, if a recorder has heard any.
  var record: HeadlessAnimatorRecorder.Record?
  var wasContinuedReversed = false
  /// How often it was continued since it became active.
  var continuationCount = 0
  /// Whether it is inactive because it was stopped without being finished.
  private(set) var wasStoppedForGood = false
  /// Whether it is inactive because it ran to an end.
  private var hasEnded = false
  /// How much longer than asked for everything takes.
  private var slowness = 1.0

  init(passedDuration: TimeInterval, timing: any UITimingCurveProvider) {
    self.passedDuration = passedDuration
    self.timing = timing
    super.init()
    driver.animator = self
  }

  /// Only an animator of views is made without anything.
  override init() {
    passedDuration = 0
    timing = UICubicTimingParameters()
    super.init()
    driver.animator = self
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

  /// The passed duration, or the settling duration of a physical spring, in seconds.
  var wholeDuration: TimeInterval { timing.springTimingParameters?.ownDuration ?? passedDuration }

  var startDelay: TimeInterval = 0
  var isUserInteractionAllowed: Bool { true }
  var isTouchedWhereSeen: Bool { true }
  var mayBeInterrupted: Bool { true }
  var isScrubbedLinearly: Bool { true }
  var pausesAtEnd: Bool { false }

  /// Seconds between its end and its completion.
  var completionDelay: TimeInterval {
    let isLate =
      continuationCount > 1 && HeadlessAnimatorPolicy.current.continuedAnimatorsCompleteLate
    return HeadlessClock.completionDelay + (isLate ? HeadlessViewAnimator.lateCompletion : 0)
  }

  /// What was seen of an animator that had been continued several times.
  private static let lateCompletion: TimeInterval = 5

  // MARK: - State

  open private(set) var state: UIViewAnimatingState = .inactive

  open var isRunning: Bool { state == .active && (driver.clock.segment != nil || isCompleting) }

  open var isReversed: Bool {
    get { driver.clock.isReversed }
    set {
      guard state != .stopped, newValue != isReversed else { return }
      HeadlessAnimatorRecorder.note(.reverse, of: self)
      guard driver.clock.segment != nil else {
        driver.clock.isReversed = newValue
        return
      }
      guard !driver.clock.turnRound(at: HeadlessClock.now) else { return }
      driver.clock.pause(at: HeadlessClock.now)
      driver.clock.isReversed = newValue
      run(currentTiming, over: wholeDuration, remaining: nil, delay: 0)
    }
  }

  open var fractionComplete: CGFloat {
    get {
      switch state {
      case .inactive: 0
      case .active, .stopped:
        driver.clock.segment == nil
          ? driver.pausedFraction(linear: isScrubbedLinearly && driver.clock.lastSpring == nil)
          : driver.clock.runningFraction(at: HeadlessClock.now)
      }
    }
    set {
      guard newValue.isFinite else {
        HeadlessFault.raise("fractionComplete must be a number from 0 to 1, and was \(newValue)")
      }
      HeadlessAnimatorRecorder.note(.scrub, of: self)
      if state == .inactive {
        activate()
        driver.showsFirstScrubLate = HeadlessAnimatorPolicy.current.firstScrubShowsLate
      }
      guard state == .active, driver.clock.segment == nil else { return }
      guard newValue != 0 || !HeadlessAnimatorPolicy.current.zeroFractionIgnored else { return }
      let fraction = min(max(newValue, 0), 1)
      let flips = isReversed && HeadlessAnimatorPolicy.current.setterFlips
      rest(at: flips ? 1 - fraction : fraction)
    }
  }

  // MARK: - Running

  open func startAnimation() {
    HeadlessAnimatorRecorder.note(.start, of: self)
    start(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    HeadlessAnimatorRecorder.note(.start, of: self)
    if HeadlessAnimatorPolicy.current.delaysPausedAnimators, state == .active, !isRunning,
      delay >= 0
    {
      return run(currentTiming, over: wholeDuration, remaining: nil, delay: delay)
    }
    guard state == .inactive else {
      HeadlessFault.raise(
        "startAnimation(afterDelay:) is for an inactive animator: call startAnimation()"
      )
    }
    guard delay >= 0 else {
      HeadlessFault.raise("a delay is 0 seconds or more, and was \(delay)")
    }
    startDelay = delay
    start(afterDelay: delay)
  }

  open func pauseAnimation() {
    HeadlessAnimatorRecorder.note(.pause, of: self)
    switch state {
    case .stopped:
      HeadlessFault.raise("a stopped animator cannot be paused: finishAnimation(at:) first")
    case .inactive:
      activate()
    case .active:
      guard !isCompleting else { return }
      guard mayBeInterrupted else {
        HeadlessFault.raise("an animator with isInterruptible false cannot be paused")
      }
      pauseClock()
      driver.update(isActive: true, isRunning: false)
    }
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    HeadlessAnimatorRecorder.note(withoutFinishing ? .stop : .stopToFinish, of: self)
    guard !isCompleting else {
      HeadlessFault.raise("an animator cannot be stopped from its own completion")
    }
    guard mayBeInterrupted else {
      HeadlessFault.raise("an animator with isInterruptible false cannot be stopped")
    }
    driver.clock.pause(at: HeadlessClock.now)
    stopped = driver.animations.map { ($0, $0.model) }
    driver.freeze()
    driver.removeAnimations()
    driver.update(isActive: false, isRunning: false)
    if withoutFinishing {
      becomeInactive()
      wasStoppedForGood = true
    } else {
      state = .stopped
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    // Where it has ended by itself, nothing is left to be finished.
    guard state != .inactive || !hasEnded || finalPosition != .current else { return }
    guard state == .stopped else {
      HeadlessFault.raise(
        "finishAnimation(at:) should only be called on a stopped animator: stopAnimation(false) first"
      )
    }
    HeadlessAnimatorRecorder.note(.finish, of: self)
    switch finalPosition {
    case .start:
      for (animation, _) in stopped.reversed() {
        animation.setModel(to: animation.start)
      }
    case .end:
      for (animation, target) in stopped {
        animation.setModel(to: target ?? animation.end)
      }
    case .current: break
    }
    state = .active
    callCompletions(at: finalPosition)
    becomeInactive()
  }

  // MARK: - Inside

  /// The animations between stopping and finishing, and what the models said when they were stopped: that
  /// may have been set anew since the animations began.
  private var stopped: [(animation: LayerAnimation, target: LayerValue?)] = []

  /// The last frame has been shown.
  func didReachEnd(withoutAnimating: Bool) {
    let position: UIViewAnimatingPosition =
      isReversed && !withoutAnimating ? .start : .end
    if pausesAtEnd, !withoutAnimating {
      driver.clock.restAtEnd()
      driver.update(isActive: true, isRunning: false)
      return
    }
    HeadlessAnimatorRecorder.note(.completion, of: self)
    if position == .start { driver.restoreStarts() } else { driver.restoreTurned() }
    if position == .end { driver.leaveSafeAreas() }
    driver.removeAnimations()
    driver.update(isActive: false, isRunning: true)
    callCompletions(at: position)
    becomeInactive()
    hasEnded = true
  }

  /// Its animations were taken away: running it is over, and paused it is inactive without a word.
  func didLoseAnimations() {
    guard driver.clock.segment == nil else { return didReachEnd(withoutAnimating: false) }
    driver.removeAnimations()
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
      guard driver.clock.segment == nil, !isCompleting else { return }
    }
    run(currentTiming, over: wholeDuration, remaining: nil, delay: delay)
  }

  private func activate() {
    state = .active
    wasStoppedForGood = false
    hasEnded = false
    driver.update(isActive: true, isRunning: false)
    let pending = blocks
    blocks = []
    heldBlocks = pending.map(\.block)
    for (block, delayFactor) in pending {
      driver.run(block, span: delayFactor...1)
    }
  }

  func run(
    _ parameters: any UITimingCurveProvider,
    over whole: TimeInterval,
    remaining: TimeInterval?,
    delay: TimeInterval
  ) {
    let (whole, remaining) = (whole * slowness, remaining.map { $0 * slowness })
    if HeadlessAnimatorPolicy.current.zeroFractionIgnored, driver.clock.isAtItsEnd {
      driver.clock.runWhole(.linear, duration: whole)
      return driver.update(isActive: true, isRunning: true)
    }
    if let spring = parameters.springTimingParameters {
      let left = spring.ownDuration ?? remaining ?? whole * Double(1 - fractionComplete)
      driver.clock.run(
        x: spring.curveX(duration: left),
        y: spring.curveY(duration: left),
        duration: left,
        delay: delay,
        isKept: HeadlessAnimatorPolicy.current.scrubsAlongLastCurve && overridingTiming != nil
      )
    } else if let remaining, HeadlessAnimatorPolicy.current.continuesWithWholeCurve {
      driver.clock.runWhole(
        parameters.cubicTimingParameters?.curve ?? .standard,
        duration: remaining
      )
    } else {
      driver.clock.run(
        parameters.cubicTimingParameters?.curve ?? .standard,
        whole: whole,
        remaining: remaining,
        keepingTime: !isScrubbedLinearly && remaining == nil,
        delay: delay
      )
    }
    driver.update(isActive: true, isRunning: true)
  }

  /// The timing of `continueAnimation` lasts until the animator is inactive.
  var currentTiming: any UITimingCurveProvider { overridingTiming ?? timing }

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
    heldBlocks = []
    stopped = []
    overridingTiming = nil
    if wasContinuedReversed, HeadlessAnimatorPolicy.current.reusedAnimatorsRunSlow { slowness = 4 }
    wasContinuedReversed = false
    continuationCount = 0
    driver.clock = AnimatorClock()
    driver.update(isActive: false, isRunning: false)
  }

  func requireInactive(_ property: String) {
    guard state == .inactive else {
      HeadlessFault.raise("\(property) can only be set while the animator is inactive")
    }
  }
}
