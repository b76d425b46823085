import UIKit

/// One transition while it runs: the only place that touches the animator and the context.
///
/// Progress is measured from start to end everywhere; here, and only here, it is turned into the
/// animator's `fractionComplete`, which is measured along the direction of travel.
@MainActor
final class RunningTransition {
  let context: any UIViewControllerContextTransitioning
  /// The way that a finger goes from start to end, in points.
  let travel: CGVector
  private let scene: TransitionScene
  private let look: any Look
  private let handOff: HandOff
  private let cover: FlightCover
  private let didEnd: (TransitionEnd) -> Void
  private let didLoseWindow: () -> Void
  /// The views as they were, to be put back.
  private var states: (from: ViewState?, to: ViewState?) = (nil, nil)
  private var decorations: [UIView] = []
  private var stretch: Stretch?
  private var leg: Leg
  private var legStart: TimeInterval = 0
  /// Where it is held, within 0…1.
  ///
  /// Kept here, because a reversed animator's `fractionComplete` is read and set in ways that have differed
  /// between systems.
  private var held: CGFloat = 0
  /// The velocity that the last interruption found.
  private var interruptedVelocity: CGFloat = 0

  /// The animator that UIKit is given for this transition; always the same.
  let animator: UIViewPropertyAnimator

  init(
    _ context: any UIViewControllerContextTransitioning,
    scene: TransitionScene,
    look: any Look,
    spring: Spring,
    didEnd: @escaping (TransitionEnd) -> Void,
    didLoseWindow: @escaping () -> Void
  ) {
    self.context = context
    self.scene = scene
    self.look = look
    self.didEnd = didEnd
    self.didLoseWindow = didLoseWindow
    travel = look.travel(
      scene.direction,
      in: scene.container.bounds.size,
      isRightToLeft: scene.isRightToLeft
    )
    handOff = HandOff(spring: spring, travel: hypot(travel.dx, travel.dy))
    cover = FlightCover(over: scene.container)
    leg = Leg(from: MotionState(progress: 0), toward: .end, spring: spring)
    animator = UIViewPropertyAnimator(duration: 0, timingParameters: leg.timing)
  }

  /// Where the transition is and how fast it moves.
  var motion: MotionState {
    guard animator.state == .active else { return MotionState(progress: leg.origin.progress) }
    guard animator.isRunning else { return MotionState(progress: heldProgress) }
    return leg.state(after: CACurrentMediaTime() - legStart).sanitized
  }

  /// Where it was stopped, with the velocity that it had.
  var interruptedMotion: MotionState {
    MotionState(progress: heldProgress, velocity: interruptedVelocity)
  }

  func perform(_ effect: TransitionStateMachine.Effect) {
    switch effect {
    case .prepare: prepare()
    case .start: start()
    case .pause: pause()
    case .show(let progress): show(progress)
    case .settle(let motion, let end): settle(from: motion, toward: end)
    case .tell(let message): tell(message)
    case .cleanUp(let end): cleanUp(at: end)
    case .complete(let end): context.completeTransition(end == .end)
    case .finish(let end): finish(at: end)
    }
  }

  // MARK: - Beginning

  private func prepare() {
    let container = scene.container
    states = (scene.from.map(ViewState.init), scene.to.map(ViewState.init))
    if let to = scene.to {
      to.frame = scene.finalFrame
      if scene.direction == .backward, let from = scene.from, from.superview === container {
        container.insertSubview(to, belowSubview: from)
      } else {
        container.addSubview(to)
      }
      to.layoutIfNeeded()
    }
    let motion = look.prepare(scene)
    decorations = motion.decorations + [cover]
    stretch = motion.giving.map { Stretch(of: $0, along: travel, spring: handOff.spring) }
    container.addSubview(cover)
    cover.onLosingWindow = { [weak self] in self?.didLoseWindow() }
    animator.addAnimations { [cover] in
      motion.changes()
      cover.change()
    }
    animator.addCompletion { [weak self] position in
      self?.didEnd(position == .start ? .start : .end)
    }
  }

  private func start() {
    animator.startAnimation()
    legStart = CACurrentMediaTime()
  }

  // MARK: - Under way

  private func pause() {
    let elapsed = CACurrentMediaTime() - legStart
    let wasRunning = animator.isRunning
    animator.pauseAnimation()
    stretch?.halt()
    if wasRunning { held = progress(read: animator.fractionComplete, after: elapsed) }
    interruptedVelocity = wasRunning ? leg.velocity(at: held, near: elapsed) : 0
    animator.isReversed = false
    leg = Leg(from: MotionState(progress: held), toward: leg.target, spring: handOff.spring)
  }

  /// The progress that a paused animator's fraction means: counted from the start or from the end, whichever
  /// is nearer to where the leg must be by now.
  private func progress(read fraction: CGFloat, after elapsed: TimeInterval) -> CGFloat {
    let expected = leg.state(after: elapsed).progress
    let fraction = min(max(fraction, 0), 1)
    return abs(fraction - expected) <= abs(1 - fraction - expected) ? fraction : 1 - fraction
  }

  /// Where a hand holds it: past an end, as far as the finger would have to be.
  private var heldProgress: CGFloat { held + (stretch?.excess ?? 0) }

  private func show(_ progress: CGFloat) {
    let motion = MotionState(progress: progress)
    stretch?.show(motion.excess)
    guard held != motion.sanitized.progress else { return }
    held = motion.sanitized.progress
    animator.fractionComplete = held
  }

  private func settle(from motion: MotionState, toward end: TransitionEnd) {
    show(motion.progress)
    switch handOff.outcome(from: motion, toward: end) {
    case .finish(let end):
      guard let stretch, !stretch.isAtHome else { return finish(at: end) }
      stretch.release { [weak self] in self?.finish(at: end) }
    case .leg(let next):
      if stretch?.isAtHome == false { stretch?.release {} }
      run(next)
    }
  }

  private func run(_ next: Leg) {
    leg = next
    animator.isReversed = next.target == .start
    animator.continueAnimation(
      withTimingParameters: next.timing,
      durationFactor: CGFloat(next.duration / animator.duration)
    )
    legStart = CACurrentMediaTime()
  }

  private func tell(_ message: TransitionStateMachine.Message) {
    switch message {
    case .paused: context.pauseInteractiveTransition()
    case .updated(let progress): context.updateInteractiveTransition(progress)
    case .finished: context.finishInteractiveTransition()
    case .cancelled: context.cancelInteractiveTransition()
    }
  }

  // MARK: - Ending

  private func finish(at end: TransitionEnd) {
    leg = Leg(from: MotionState(progress: end.progress), toward: end, spring: handOff.spring)
    animator.stopAnimation(false)
    guard animator.state == .stopped else { return didEnd(end) }
    animator.finishAnimation(at: end == .end ? .end : .start)
  }

  private func cleanUp(at end: TransitionEnd) {
    stretch?.halt()
    cover.onLosingWindow = nil
    leg = Leg(from: MotionState(progress: end.progress), toward: end, spring: handOff.spring)
    for decoration in decorations {
      decoration.removeFromSuperview()
    }
    decorations = []
    switch end {
    case .end:
      states.from?.restoreLooksAndFrame()
      states.to?.restoreLooks()
      scene.to?.frame = scene.finalFrame
    case .start:
      states.to?.restoreLooksAndFrame()
      states.to?.restorePlace()
      states.from?.restoreLooksAndFrame()
      states.from?.restorePlace()
    }
  }
}
