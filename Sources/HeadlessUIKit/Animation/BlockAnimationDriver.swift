/// The clock of one `UIView.animate` call.
@MainActor
final class BlockAnimationDriver: AnimationDriver {
  private let timing: BlockTiming
  private let options: UIView.AnimationOptions
  private let repetition: Repetition
  /// Those of `modifyAnimations` inside the block.
  private var nested: [BlockAnimationDriver] = []
  private let completion: ((Bool) -> Void)?
  private var startTime: TimeInterval?
  private var isCutShort = false
  private var nestedCompletions: [(Bool) -> Void] = []

  init(
    timing: BlockTiming,
    options: UIView.AnimationOptions,
    repetition: Repetition? = nil,
    completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    self.options = options
    self.repetition = repetition ?? Repetition(options)
    self.completion = completion
    super.init()
  }

  override var duration: TimeInterval { timing.duration }

  override func addNestedCompletion(_ completion: @escaping (Bool) -> Void) {
    nestedCompletions.append(completion)
  }

  override var allowsUserInteraction: Bool { options.contains(.allowUserInteraction) }
  override var hitTestsPresentation: Bool { false }

  override func shownProgress(of animation: LayerAnimation) -> AxisProgress {
    let elapsed = max(elapsed(of: animation, at: HeadlessClock.now), 0)
    guard repetition != .once else { return AxisProgress(timing.progress(at: elapsed)) }
    let within = repetition.time(at: elapsed, of: timing.duration)
    return AxisProgress(timing.progress(at: within))
  }

  /// Each animation begins when it is first seen, in the time of its layer.
  override func commit(at time: TimeInterval) {
    if startTime == nil { startTime = time }
    for animation in animations where animation.beginTime == nil {
      animation.beginTime = animation.layer?.shownTime(at: time)
    }
    super.commit(at: time)
  }

  override var startsWithNextCommit: Bool { startTime == nil && !animations.isEmpty }

  override func isOver(at time: TimeInterval) -> Bool {
    guard startTime != nil else { return false }
    let whole = repetition.duration(of: timing.duration)
    return nested.allSatisfy { !$0.isRunning }
      && animations.allSatisfy { elapsed(of: $0, at: time) >= whole - 1e-9 }
  }

  /// Seconds of the layer's time that the animation has moved.
  private func elapsed(of animation: LayerAnimation, at time: TimeInterval) -> TimeInterval {
    guard let begin = animation.beginTime, let layer = animation.layer else { return 0 }
    return layer.shownTime(at: time) - begin - timing.delay
  }

  /// A driver for changes that are repeated on their own, and that this one waits for.
  func nestedDriver(_ repetition: Repetition) -> BlockAnimationDriver {
    let driver = BlockAnimationDriver(
      timing: timing,
      options: options,
      repetition: repetition,
      completion: nil
    )
    nested.append(driver)
    RenderServer.run(driver)
    return driver
  }

  override func complete() {
    removeAnimations()
    RenderServer.retire(self)
    for nested in nestedCompletions {
      nested(!isCutShort)
    }
    completion?(!isCutShort)
  }

  override func didLose(_ animation: LayerAnimation) {
    super.didLose(animation)
    isCutShort = true
  }
}

/// The timing of one `UIView.animate` call.
struct BlockTiming {
  enum Curve {
    case bezier(UnitBezier)
    case spring(SpringCurve)
  }

  var curve: Curve
  var duration: TimeInterval
  var delay: TimeInterval

  func progress(at elapsed: TimeInterval) -> CGFloat {
    guard elapsed < duration else { return 1 }
    switch curve {
    case .bezier(let bezier): return CGFloat(bezier.value(at: elapsed / duration))
    case .spring(let spring): return CGFloat(spring.value(at: elapsed))
    }
  }
}
