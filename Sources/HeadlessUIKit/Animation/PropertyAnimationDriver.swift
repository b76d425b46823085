/// The part of a property animator that layers know: its clock, and the animations that it moves.
@MainActor
final class PropertyAnimationDriver: AnimationDriver {
  weak var animator: HeadlessViewAnimator?
  /// Holds a running animator, which nobody else needs to hold.
  private var running: HeadlessViewAnimator?
  var clock = AnimatorClock() {
    didSet { shown = nil }
  }
  private var shownClock: AnimatorClock?
  /// True from an activation by the setter of `fractionComplete` until the next commit, where the first
  /// scrub shows late.
  var showsFirstScrubLate = false
  /// Whether a block has run and has changed nothing that could be animated.
  private(set) var hasNothingToDo = false

  /// The same for all its animations but those that keep their own time; it follows no layer's time, but the animator's own.
  override func shownProgress(of animation: LayerAnimation) -> AxisProgress {
    let now = HeadlessClock.now
    if animation.keepsOwnTime { return (shownClock ?? clock).evenProgress(at: now) }
    if let shown, shown.time == now { return shown.progress }
    let progress = (shownClock ?? clock).progress(at: now)
    shown = (now, progress)
    return progress
  }

  /// The progress at a moment, so that a thousand layers ask for it once.
  private var shown: (time: TimeInterval, progress: AxisProgress)?

  override var duration: TimeInterval { animator?.wholeDuration ?? 0 }

  override func addNestedCompletion(_ completion: @escaping (Bool) -> Void) {
    animator?.completions.append { completion($0 == .end) }
  }

  override var allowsUserInteraction: Bool { animator?.isUserInteractionAllowed ?? true }
  override var hitTestsPresentation: Bool { animator?.isTouchedWhereSeen == true }

  override func commit(at time: TimeInterval) {
    clock.commit(at: time)
    shownClock = showsFirstScrubLate ? AnimatorClock() : clock
    showsFirstScrubLate = false
    shown = nil
    super.commit(at: time)
  }

  override var startsWithNextCommit: Bool {
    clock.segment.map { $0.startTime == nil && $0.duration > 0 } ?? false
  }

  override func isOver(at time: TimeInterval) -> Bool {
    hasNothingToDo || clock.segment?.isOver(at: time - (animator?.completionDelay ?? 0)) == true
  }

  /// The fraction of a paused animator, as it reads.
  func pausedFraction(linear: Bool) -> CGFloat {
    clock.pausedFraction(linear: linear)
  }

  override func complete() {
    animator?.didReachEnd(withoutAnimating: hasNothingToDo)
  }

  override func strip() {
    animator?.didLoseAnimations()
  }

  override func didLose(_ animation: LayerAnimation) {
    super.didLose(animation)
    checkForWork()
  }

  /// Keeps the animator alive while it runs, and asks for commits while it is active.
  func update(isActive: Bool, isRunning: Bool) {
    running = isRunning ? animator : nil
    if isActive {
      RenderServer.run(self)
    } else {
      RenderServer.retire(self)
      hasNothingToDo = false
    }
  }

  /// Runs a block whose changes take a span of the course.
  func run(_ block: () -> Void, span: ClosedRange<CGFloat>, isTurned: Bool = false) {
    let changes = PropertyAnimationBlock(driver: self, span: span, isTurned: isTurned)
    AnimationBlock.run(changes, block)
    checkForWork()
  }

  private func checkForWork() {
    hasNothingToDo = animations.isEmpty && HeadlessAnimatorPolicy.current.endsIdleAnimatorsEarly
  }

  /// Sets the models of what has run against the course to where that began.
  func restoreTurned() {
    for animation in animations.reversed() where animation.isTurned {
      animation.setModel(to: animation.last)
    }
  }

  /// Sets the models to where the animations began.
  func restoreStarts() {
    let views = animations.compactMap { $0.layer?.view }
    let insets = views.map(\.surroundingSafeArea)
    for animation in animations.reversed() {
      animation.setModel(to: animation.first)
    }
    guard HeadlessSafeAreaPolicy.current.reversalLeavesSafeAreaStale else { return }
    for (view, last) in zip(views, insets) where view.surroundingSafeArea != last {
      view.staleSafeArea = last
    }
  }

  /// Leaves what has moved the safe areas that it had before, where that is how it is.
  func leaveSafeAreas() {
    guard HeadlessSafeAreaPolicy.current.reversalLeavesSafeAreaStale else { return }
    let views = animations.compactMap { $0.layer?.view }
    let lasts = animations.map(\.model)
    for animation in animations.reversed() {
      animation.setModel(to: animation.first)
    }
    let insets = views.map(\.surroundingSafeArea)
    for (animation, last) in zip(animations, lasts) {
      last.map(animation.setModel)
    }
    for (view, first) in zip(views, insets) where view.surroundingSafeArea != first {
      view.staleSafeArea = first
    }
  }

  /// Sets the models to what is shown.
  func freeze() {
    for animation in animations {
      guard let layer = animation.layer, let shown = layer.presentationValues else { continue }
      animation.setModel(to: shown[animation.key])
    }
  }
}
