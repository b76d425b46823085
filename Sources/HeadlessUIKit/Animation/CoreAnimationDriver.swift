/// The clock of one `CAAnimation` on one layer.
@MainActor
final class CoreAnimationDriver: AnimationDriver {
  /// The layer's own copy.
  let animation: CAAnimation
  private(set) weak var layer: CALayer?
  private(set) var track: PropertyTrack?
  private var beginTime: TimeInterval?
  private var hasStarted = false
  private var hasStopped = false

  init(_ animation: CAAnimation, on layer: CALayer) {
    self.animation = animation
    self.layer = layer
    super.init()
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    track = animation.track()
  }

  override var duration: TimeInterval { animation.duration }
  override var hitTestsPresentation: Bool { false }

  /// An animation without a beginning begins when it is first seen.
  override func commit(at time: TimeInterval) {
    guard let layer, layer.isOnScreen else { return }
    let local = layer.shownTime(at: time)
    if beginTime == nil {
      let begin = animation.beginTime == 0 ? local : animation.beginTime
      beginTime = begin
      animation.beginTime = begin
      track?.stage.timing.beginTime = begin
    }
    super.commit(at: time)
    guard !hasStarted, animation.timing.hasBegun(at: local) else { return }
    hasStarted = true
    if let delegate = animation.delegate {
      RenderServer.afterTurn { [animation] in delegate.animationDidStart(animation) }
    }
  }

  override func isOver(at time: TimeInterval) -> Bool {
    guard let layer, layer.isOnScreen else { return true }
    return beginTime != nil && animation.timing.isOver(at: layer.shownTime(at: time))
  }

  override func complete() {
    RenderServer.retire(self)
    let isFinished = layer?.isOnScreen == true
    let ended = animations
    if animation.isRemovedOnCompletion || !isFinished { removeAnimations() }
    stop(finished: isFinished)
    for animation in ended {
      animation.didEnd()
    }
  }

  override func didLose(_ lost: LayerAnimation) {
    super.didLose(lost)
    RenderServer.retire(self)
    RenderServer.afterTurn { [self] in stop(finished: false) }
  }

  private func stop(finished: Bool) {
    guard !hasStopped else { return }
    hasStopped = true
    animation.delegate?.animationDidStop(animation, finished: finished)
  }
}
