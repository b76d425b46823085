import UIKit

/// One transition while it runs: the only place that touches the animator and the context.
///
/// Progress is measured from start to end everywhere; here, and only here, it is turned into the
/// animator's `fractionComplete`, which is measured along the direction of travel.
@MainActor
final class RunningTransition {
  let context: any UIViewControllerContextTransitioning
  let errand: Errand
  let staging: Staging
  private let handOff: HandOff
  private let events: Events
  private let firstResponder: FirstResponder?
  private let opensIncomingScreen: Bool
  private var applicationEvents: ApplicationEvents?
  private var companions: [Companion] = []
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

  /// What can become of a transition without anybody asking.
  struct Events {
    /// The animator has come to rest.
    let didEnd: (TransitionEnd) -> Void
    /// The container has left its window, has another size, or nobody looks any more.
    let didLoseFooting: () -> Void
    /// The application is no longer active, and so no finger is on it.
    let didResignActive: () -> Void
  }

  /// What an app has chosen.
  struct Choices {
    var effect: any TransitionEffect
    var spring: Spring
    var opensIncomingScreen = true
    var keepsFirstResponder = false
  }

  init(
    _ context: any UIViewControllerContextTransitioning,
    for errand: Errand,
    choices: Choices,
    events: Events
  ) {
    self.context = context
    self.errand = errand
    self.events = events
    staging = Staging(context, direction: errand.direction, effect: choices.effect)
    opensIncomingScreen = choices.opensIncomingScreen
    firstResponder = choices.keepsFirstResponder ? nil : FirstResponder()
    handOff = HandOff(spring: choices.spring, travel: hypot(staging.travel.dx, staging.travel.dy))
    leg = Leg(from: MotionState(progress: 0), toward: .end, spring: choices.spring)
    animator = UIViewPropertyAnimator(duration: 0, timingParameters: leg.timing)
  }

  /// The way that a finger goes from start to end, in points.
  var travel: CGVector { staging.travel }

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

  /// True once the views are in place.
  var hasBegun: Bool { animator.state == .active }

  /// Takes an app's animations along, from where the transition is now.
  func accompany(by companion: Companion) {
    companions.append(companion)
    if hasBegun { animator.addAnimations(companion.animations) }
  }

  func perform(_ effect: TransitionStateMachine.Effect) {
    switch effect {
    case .prepare(let byHand): prepare(byHand: byHand)
    case .start: start()
    case .pause: pause()
    case .show(let progress): show(progress)
    case .follow(let progress): follow(progress)
    case .settle(let motion, let end, let pace): settle(from: motion, toward: end, pace: pace)
    case .tell(let message): tell(message)
    case .cleanUp(let end): cleanUp(at: end)
    case .complete(let end): complete(at: end)
    case .finish(let end): finish(at: end)
    }
  }

  // MARK: - Beginning

  private func prepare(byHand: Bool) {
    if byHand { firstResponder?.resign(in: context.viewController(forKey: .from)?.viewIfLoaded) }
    staging.prepare()
    stretch = staging.yielding.map { Stretch(of: $0, along: travel, spring: handOff.spring) }
    staging.cover.onLosingWindow = { [weak self] in self?.events.didLoseFooting() }
    staging.cover.onResize = { [weak self] in self?.events.didLoseFooting() }
    applicationEvents = ApplicationEvents(
      didResignActive: { [weak self] in self?.events.didResignActive() },
      didEnterBackground: { [weak self] in self?.events.didLoseFooting() }
    )
    animator.addAnimations { [staging, companions] in
      staging.animate()
      for companion in companions {
        companion.animations()
      }
    }
    animator.addCompletion { [weak self] position in
      self?.events.didEnd(position == .start ? .start : .end)
    }
  }

  private func start() {
    animator.startAnimation()
    legStart = CACurrentMediaTime()
    open(toward: .end)
  }

  /// The screen that it is coming to may be touched while nobody holds it.
  private func open(toward end: TransitionEnd?) {
    staging.cover.openScreen = opensIncomingScreen ? end.flatMap(staging.screen(at:)) : nil
  }

  // MARK: - Under way

  private func pause() {
    let elapsed = CACurrentMediaTime() - legStart
    let wasRunning = animator.isRunning
    animator.pauseAnimation()
    open(toward: nil)
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

  private func follow(_ progress: CGFloat) {
    show(progress)
    tell(.updated(held))
  }

  private func settle(
    from motion: MotionState,
    toward end: TransitionEnd,
    pace: TransitionStateMachine.Pace
  ) {
    show(motion.progress)
    // Somebody waits already: a second tap on a button must not ask again.
    open(toward: pace == .hurried ? nil : end)
    switch handOff.hurried(pace == .hurried).outcome(from: motion, toward: end) {
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
    // UIKit cannot take back a set of controllers, and so must not take it for interactive.
    guard errand.kind != .set else { return }
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
    guard animator.state == .stopped else { return events.didEnd(end) }
    animator.finishAnimation(at: end.position)
  }

  private func cleanUp(at end: TransitionEnd) {
    stretch?.halt()
    applicationEvents = nil
    leg = Leg(from: MotionState(progress: end.progress), toward: end, spring: handOff.spring)
    staging.cleanUp(at: end)
  }

  private func complete(at end: TransitionEnd) {
    context.completeTransition(end == .end)
    if end == .start { firstResponder?.restore() }
    for key in [UITransitionContextViewControllerKey.from, .to] {
      context.viewController(forKey: key)?.updateStatusBar()
    }
    let companions = companions
    self.companions = []
    for companion in companions {
      companion.completion?(end.position)
    }
  }
}
