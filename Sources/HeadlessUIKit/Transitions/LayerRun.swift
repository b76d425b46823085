/// Drives a transition that cannot be interrupted, by the time of its layers.
///
/// The time of the container stands still and is moved by hand. So whatever is animated in it is scrubbed,
/// except by a property animator, which has a clock of its own.
@MainActor
final class LayerRun: PercentDrivenRun {
  let context: TransitionContext
  private let transition: ControllerTransition
  private var stopped: [Stopped] = []
  private var progress: CGFloat = 0
  private var link: CADisplayLink?

  /// A layer, and its time when it was stopped.
  private struct Stopped {
    let layer: CALayer
    let time: TimeInterval
  }

  init(_ context: TransitionContext, _ transition: ControllerTransition) {
    self.context = context
    self.transition = transition
  }

  func stop() {
    stopped = transition.clockLayers.map { layer in
      Stopped(layer: layer, time: layer.convertTime(CACurrentMediaTime(), from: nil))
    }
    move(to: 0)
    transition.onEnd = { [weak self] in self?.goOn() }
  }

  /// Lets the layers have the time of everything else again.
  func goOn() {
    link?.invalidate()
    link = nil
    for layer in stopped.map(\.layer) {
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
    }
    stopped = []
  }

  /// What runs by itself in layers cannot be caught.
  func pause() {}

  func scrub(to progress: CGFloat) {
    move(to: progress)
  }

  func settle(at position: UIViewAnimatingPosition, _ segment: PercentDrivenLeg) {
    let (start, target): (CGFloat, CGFloat) = (progress, position == .end ? 1 : 0)
    let whole = transition.coordinator.transitionDuration
    let length = Double(abs(target - start) / max(segment.speed, 0.001)) * whole
    let begin = CACurrentMediaTime()
    guard length > 0 else { return end(at: position) }
    let link = CADisplayLink.headlessLink { [weak self] _ in
      let part = min((CACurrentMediaTime() - begin) / length, 1)
      let covered = CGFloat(segment.curve.bezier.value(at: part))
      self?.move(to: start + (target - start) * covered)
      if part >= 1 { self?.end(at: position) }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func move(to progress: CGFloat) {
    self.progress = progress
    let passed = Double(progress) * transition.coordinator.transitionDuration
    for one in stopped {
      one.layer.speed = 0
      one.layer.timeOffset = one.time + passed
    }
  }

  /// Lets the layers' time run on from the end, or takes the animations away at the start.
  ///
  /// Either way the app's own completion comes next.
  private func end(at position: UIViewAnimatingPosition) {
    link?.invalidate()
    link = nil
    move(to: position == .end ? 1 : 0)
    for one in stopped {
      let layer = one.layer
      if position == .start { layer.dropAnimations(begunAfter: one.time) }
      let outer = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil)
      layer.beginTime = outer ?? CACurrentMediaTime()
      layer.speed = 1
    }
  }
}

extension CALayer {
  /// Takes off the animations, here and below, that have begun since a time of the layer's.
  fileprivate func dropAnimations(begunAfter time: TimeInterval) {
    let dropped = animations.filter { ($0.beginTime ?? .infinity) >= time - 1e-9 }
    for animation in dropped.reversed() where animation.driver is BlockAnimationDriver {
      animation.setModel(to: animation.first)
    }
    animations.removeAll { animation in dropped.contains { $0 === animation } }
    for animation in dropped {
      animation.driver.didLose(animation)
    }
    RenderServer.layerDidChange(self)
    for child in children {
      child.dropAnimations(begunAfter: child.convertTime(time, from: self))
    }
  }
}
