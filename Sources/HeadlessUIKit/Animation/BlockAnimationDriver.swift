/// The clock of one `UIView.animate` call.
@MainActor
final class BlockAnimationDriver: AnimationDriver {
  private let timing: BlockTiming
  private let options: UIView.AnimationOptions
  private let completion: ((Bool) -> Void)?
  private var startTime: TimeInterval?
  private var isCutShort = false
  private var nestedCompletions: [(Bool) -> Void] = []

  init(
    timing: BlockTiming,
    options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    self.options = options
    self.completion = completion
    super.init()
  }

  override var duration: TimeInterval { timing.duration }

  override func addNestedCompletion(_ completion: @escaping (Bool) -> Void) {
    nestedCompletions.append(completion)
  }

  override var allowsUserInteraction: Bool { options.contains(.allowUserInteraction) }
  override var hitTestsPresentation: Bool { false }

  override var shownProgress: AxisProgress {
    let elapsed = max(HeadlessClock.now - (startTime ?? HeadlessClock.now) - timing.delay, 0)
    guard options.contains(.repeat) || options.contains(.autoreverse) else {
      return AxisProgress(timing.progress(at: elapsed))
    }
    let runs = elapsed / timing.duration
    let runsBack = options.contains(.autoreverse) && Int(runs) % 2 == 1
    let within = runs.truncatingRemainder(dividingBy: 1) * timing.duration
    return AxisProgress(timing.progress(at: runsBack ? timing.duration - within : within))
  }

  override func commit(at time: TimeInterval) {
    if startTime == nil { startTime = time }
    super.commit(at: time)
  }

  override func isOver(at time: TimeInterval) -> Bool {
    guard let startTime else { return false }
    guard !animations.isEmpty else { return true }
    guard !options.contains(.repeat) else { return false }
    let runs: Double = options.contains(.autoreverse) ? 2 : 1
    return time - startTime - timing.delay >= timing.duration * runs - 1e-9
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
