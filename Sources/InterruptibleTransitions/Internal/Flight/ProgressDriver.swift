import UIKit

/// Drives a transition between its start and its end: the progress by an effect's animator, and beside it the stages
/// and the springs.
///
/// The effect gets a new animator each time that the running transition is stopped, and for each size of the container.
/// An animator is continued at most once. One that runs on a spring is stopped and discarded, so nothing depends on how
/// a system continues from one timing to another.
///
/// UIKit's animator exists for the whole transition, because bars and the app's animations alongside run in it. It is
/// scrubbed in its current direction, and nothing waits for it.
///
/// Progress is measured from start to end everywhere else. Only here it becomes the animators' `fractionComplete`,
/// which is measured along the direction of travel.
@MainActor
final class ProgressDriver {
  /// The animator that UIKit receives for this transition; always the same.
  let animator: UIViewPropertyAnimator
  private let spring: Spring
  private let rubberBand: RubberBand?
  /// The opening animation of a noninteractive transition.
  private let opening: AnimationSegment
  let setup: SceneSetup
  /// Called when the transition has finished.
  private let didArrive: (TransitionEnd) -> Void
  /// Called when UIKit hasn't completed an animator in time.
  private let didStall: () -> Void
  /// The effect's animator; nil before the transition starts and after it has finished.
  private var effectAnimator: UIViewPropertyAnimator?
  private let springs: SpringMotion
  /// The running animation; nil while something holds the transition.
  private var running: RunningAnimation?
  private var ticker: FrameTicker?

  init(
    _ opening: AnimationSegment,
    for duration: TimeInterval,
    _ settlingParameters: SettlingParameters,
    in setup: SceneSetup,
    didArrive: @escaping (TransitionEnd) -> Void,
    didStall: @escaping () -> Void
  ) {
    self.opening = opening
    (spring, rubberBand) = (settlingParameters.spring, settlingParameters.rubberBand)
    self.setup = setup
    springs = SpringMotion(in: setup)
    (self.didArrive, self.didStall) = (didArrive, didStall)
    animator = UIViewPropertyAnimator(duration: duration, timingParameters: opening.timing)
    // The effect's animator determines when the transition has finished.
    animator.pausesOnCompletion = true
  }

  /// How the transition settles in the container's current size.
  var settlingParameters: SettlingParameters {
    let travel = hypot(setup.travel.dx, setup.travel.dy)
    return SettlingParameters(spring: spring, travel: travel, rubberBand: rubberBand)
  }

  /// Whether the effect's animator has started, and has animations left.
  ///
  /// In the background UIKit removes the animations, even those of a paused animator.
  var isActive: Bool { effectAnimator?.state == .active }

  // MARK: - Beginning

  /// Takes the animations alongside the effect.
  func prepare(_ alongside: @escaping @MainActor () -> Void) {
    animator.addAnimations { [setup] in setup.overlay.moveAlongsideView() }
    animator.addAnimations(alongside)
    setup.overlay.onLayout = { [springs] in springs.showAgain() }
    animator.addCompletion { [weak self, didArrive] position in
      // An animator that has lost its animations may complete early; then the effect's animator ends the transition.
      guard self?.effectAnimator == nil else { return }
      didArrive(position == .start ? .start : .end)
    }
  }

  /// Starts the animators: held at the start, or running the opening animation.
  func start(isHeld: Bool, beside sideAnimations: () -> [any SideAnimation]) {
    let transform = setup.scene.foreground?.transform3D
    let timing = isHeld ? AnimationSegment.line : opening.timing
    startEffectAnimator(timing, for: animator.duration, isHeld: isHeld) { [setup] in
      setup.animate()
    }
    animator.startAnimation()
    if isHeld { animator.pauseAnimation() }
    setup.startStages()
    springs.makeRubberBand(rubberBand, from: transform)
    for animation in sideAnimations() { add(animation) }
    keepTicking()
  }

  /// Adds a side animation, which takes part from the next departure.
  func add(_ animation: any SideAnimation) {
    springs.add(animation)
    keepTicking()
  }

  /// Gives the effect an animator for its changes from the transition's start to its end.
  private func startEffectAnimator(
    _ timing: any UITimingCurveProvider,
    for duration: TimeInterval,
    isHeld: Bool,
    _ changes: @escaping @MainActor () -> Void
  ) {
    setup.overlay.renewProgressView()
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    // At its end UIKit would set the values of that end over those that the app has set.
    animator.pausesOnCompletion = true
    animator.addAnimations { [setup] in
      changes()
      setup.overlay.moveProgressView()
    }
    animator.addCompletion { [weak self, weak animator] _ in
      // A held animator that has lost its animations ends with the transition.
      guard let self, animator === effectAnimator, let running else { return }
      effectAnimator = nil
      finish(at: running.end)
    }
    effectAnimator = animator
    guard isHeld else { return animator.startAnimation() }
    // Code that pauses a transition may have disabled actions, and with them animations.
    CATransaction.begin()
    CATransaction.setDisableActions(false)
    animator.startAnimation()
    animator.pauseAnimation()
    CATransaction.commit()
  }

  /// Adds an app's animations to the running ones.
  ///
  /// The animator must run forward, because additions to a reversed one may run to its end.
  func add(_ animations: @escaping @MainActor () -> Void) {
    guard animator.state == .active, animator.isReversed else {
      return animator.addAnimations(animations)
    }
    let here = motion
    animator.pauseAnimation()
    animator.isReversed = false
    showAlongside(here.progress)
    let segment = running?.segment
    animator.addAnimations(animations)
    // The animation block runs at once, and may have sent the transition to another destination.
    guard let segment, running?.segment == segment, animator.state == .active, !animator.isRunning
    else {
      return
    }
    runAlongside(segment.continued(from: here))
  }

  // MARK: - Running

  /// Runs an animation from the position at which the animators are held.
  private func begin(_ segment: AnimationSegment) {
    if let effectAnimator {
      effectAnimator.isReversed = segment.target == .start
      effectAnimator.continueAnimation(
        withTimingParameters: segment.timing,
        durationFactor: CGFloat(segment.duration / effectAnimator.duration)
      )
    }
    runAlongside(segment)
  }

  private func runAlongside(_ segment: AnimationSegment) {
    guard animator.state == .active else { return }
    if animator.isRunning { animator.pauseAnimation() }
    animator.isReversed = segment.target == .start
    animator.continueAnimation(
      withTimingParameters: segment.timing,
      durationFactor: CGFloat(segment.duration / animator.duration)
    )
  }

  /// Starts an animation to an end, with the springs beside it.
  private func depart(to end: TransitionEnd, along segment: AnimationSegment?) {
    running = RunningAnimation(to: end, along: segment, valueBefore: setup.overlay.progressValue)
    springs.startClock()
    keepTicking()
  }

  /// Stops the animators and shows a progress: the effect's animator is discarded, and a new, linear one is scrubbed.
  private func stopAnimators(at progress: CGFloat) {
    guard let before = effectAnimator, isActive else { return }
    effectAnimator = nil
    setup.placeAgain {
      before.stopAnimation(true)
    } animate: {
      startEffectAnimator(AnimationSegment.line, for: 1, isHeld: true) { [setup] in
        setup.animateAgain()
      }
    }
    if animator.state == .active { animator.pauseAnimation() }
    showFraction(progress)
  }

  /// Shows a progress; an inactive animator would start again, with nothing to move.
  private func showFraction(_ progress: CGFloat) {
    guard isActive else { return }
    effectAnimator?.fractionComplete = ProgressDriver.fraction(progress)
    showAlongside(progress)
    setup.showStages(progress)
  }

  private func showAlongside(_ progress: CGFloat) {
    guard animator.state == .active else { return }
    let progress = animator.isReversed ? 1 - progress : progress
    animator.fractionComplete = ProgressDriver.fraction(progress)
  }

  private static func fraction(_ progress: CGFloat) -> CGFloat {
    min(max(progress, leastFraction), 1 - leastFraction)
  }

  /// The distance from an end at which an animator is held, because at the end a fraction may not be shown, or may take
  /// the whole duration to continue from (openradar 35743469).
  ///
  /// On a phone this is less than a pixel.
  private static let leastFraction: CGFloat = 0.0005

  // MARK: - In each frame

  /// Whether there is work to do in each frame.
  private var needsFrames: Bool { running != nil || springs.mayMove || setup.watch != nil }

  private func keepTicking() {
    guard ticker == nil, needsFrames else { return }
    ticker = .atHighFrameRate { [weak self] timeUntilDisplay in
      self?.beginFrame(timeUntilDisplay) == true
    }
  }

  /// Advances everything that no animator moves, and returns whether to continue.
  private func beginFrame(_ timeUntilDisplay: TimeInterval) -> Bool {
    setup.watch?.beginFrame()
    if setup.stages != nil, let running, setup.overlay.progressValue != running.valueBefore {
      setup.showStages(displayedProgress)
    }
    let isMoving = springs.mayMove && springs.step(timeUntilDisplay)
    if let running {
      if !isMoving, hasArrived(running) {
        finish(at: running.end)
      } else if running.watch.countFrame(of: self, toward: running.end) {
        didStall()
        finish(at: running.end)
      }
    }
    if !needsFrames { ticker = nil }
    return ticker != nil
  }

  /// Whether the transition has finished when no spring moves.
  private func hasArrived(_ running: RunningAnimation) -> Bool {
    guard running.segment != nil else { return springs.isRubberBandIdle }
    return effectAnimator?.isRunning != true
  }
}

extension ProgressDriver {
  /// The on-screen progress and its velocity.
  var motion: MotionState {
    guard let segment = running?.segment else { return MotionState(progress: heldProgress) }
    let progress = displayedProgress
    return MotionState(
      progress: progress,
      velocity: segment.velocity(at: progress, near: springs.elapsed)
    )
  }

  /// The on-screen progress, which costs less to read than the motion.
  var displayedProgress: CGFloat {
    let value = setup.overlay.progressValue
    return running?.displayedProgress(reading: value, after: springs.elapsed) ?? heldProgress
  }

  private var heldProgress: CGFloat { effectAnimator?.fractionComplete ?? 0 }

  /// How far the transition is past its end while it springs back, as a fraction of the travel.
  var pull: CGFloat { springs.rubberBand?.pull ?? 0 }

  /// Whether less than 1% of the distance is left to an end, and fewer points than `points` for every separate spring.
  func isAlmostThere(at end: TransitionEnd, within points: CGFloat) -> Bool {
    guard springs.areThere(within: points) else { return false }
    guard running?.segment != nil else { return true }
    return settlingParameters.isAlmostThere(displayedProgress, at: end)
  }

  /// Starts the opening animation.
  func startOpening() {
    springs.eachSideAnimation { $0.startOpening(along: opening) }
    depart(to: .end, along: opening)
  }

  /// Shows a progress; past an end, with the rubber band.
  func show(_ progress: CGFloat) {
    showProgress(progress)
    springs.eachSideAnimation { $0.follow(progress) }
  }

  private func showProgress(_ progress: CGFloat) {
    let shown = min(max(progress, 0), 1)
    springs.rubberBand?.show(progress - shown)
    showFraction(shown)
  }

  /// Stops at a progress, and keeps the motion, with which the transition continues.
  func stop(at progress: CGFloat) {
    let displayed = displayedProgress
    springs.eachSideAnimation { $0.stop(at: displayed) }
    stopRunning(at: progress)
  }

  /// Stops at a progress, and comes to rest.
  func hold(at progress: CGFloat, by holder: TransitionStateMachine.Holder) {
    let displayed = displayedProgress
    springs.eachSideAnimation { $0.hold(at: displayed, by: holder) }
    stopRunning(at: progress)
  }

  private func stopRunning(at progress: CGFloat) {
    if running?.segment != nil {
      stopAnimators(at: progress)
    } else {
      springs.rubberBand?.stopAtEnd()
    }
    running = nil
    springs.stopClockAtRest()
    if !needsFrames { stopTicking() }
  }

  private func stopTicking() {
    ticker?.stop()
    ticker = nil
  }

  /// Continues to an end, and calls `didArrive` there.
  func send(_ departure: Departure) {
    guard isActive else { return finish(at: departure.end) }
    springs.eachSideAnimation { $0.send(departure) }
    showProgress(departure.progress)
    let spring = DampedSpring(omega: settlingParameters.spring(for: departure.speed).omega)
    springs.rubberBand?.release(at: departure.outwardVelocity, with: spring)
    switch departure.movement {
    case .segment(let segment):
      begin(segment)
      depart(to: departure.end, along: segment)
    case .springing:
      depart(to: departure.end, along: nil)
    }
  }

  /// Sets up the effect again, and continues from the current position and velocity.
  func setUpAgain(_ mode: TransitionStateMachine.SetupMode) {
    let motion = motion
    springs.setUpAgain(at: motion, mode) { self.setUpEffectAgain() }
    springs.startClock()
    keepTicking()
  }

  private func setUpEffectAgain() {
    guard let before = effectAnimator, isActive else { return }
    let (running, here, pulled) = (running, motion, springs.rubberBand?.pulled)
    self.running = nil
    springs.rubberBand?.reset()
    effectAnimator = nil
    // The effect cleans up as at the start, and restores the start's values.
    setup.setUpAgain {
      before.stopAnimation(false)
      if before.state == .stopped { before.finishAnimation(at: .start) }
    }
    let transform = setup.scene.foreground?.transform3D
    startEffectAnimator(AnimationSegment.line, for: 1, isHeld: true) { [setup] in setup.animate() }
    if animator.state == .active { animator.pauseAnimation() }
    setup.startStages()
    springs.makeRubberBand(rubberBand, from: transform)
    showFraction(min(max(here.progress, 0), 1))
    pulled.map { springs.rubberBand?.take($0) }
    guard let running else { return }
    let rest = running.segment?.continued(from: here)
    rest.map(begin)
    depart(to: running.end, along: rest)
  }

  /// Ends the transition at an end, and calls `didArrive` before it returns.
  func finish(at end: TransitionEnd) {
    cleanUp(at: end)
    let position: UIViewAnimatingPosition = end == .end ? .end : .start
    let effectAnimator = effectAnimator
    self.effectAnimator = nil
    if let effectAnimator, effectAnimator.state == .active {
      setup.endAnimations(at: end) {
        effectAnimator.stopAnimation(false)
        effectAnimator.finishAnimation(at: position)
      }
    }
    animator.stopAnimation(false)
    guard animator.state == .stopped else { return didArrive(end) }
    animator.finishAnimation(at: position)
  }

  /// Moves everything that only the progress driver has moved to its position at an end.
  func cleanUp(at end: TransitionEnd) {
    running = nil
    stopTicking()
    springs.finish(at: end)
  }
}
