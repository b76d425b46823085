import UIKit

/// Carries a transition's progress: by an animator of the effect, with the stages beside it and the rubber band past its ends.
///
/// The effect gets a new animator each time that something takes the running transition, and for each size of the container. An
/// animator is continued at most once: one that runs on a spring is stopped and discarded, so nothing depends on how a system goes on
/// from one timing to another.
///
/// UIKit's own animator exists for the whole transition, because bars and the app's animations alongside run in it. It is scrubbed in
/// its own direction, and nothing waits for it.
///
/// Progress is measured from start to end everywhere else; here, and only here, it becomes the animators'
/// `fractionComplete`, which is measured along the direction of travel.
@MainActor
final class ProgressCarrier {
  /// The animator that UIKit is given for this transition; always the same.
  let animator: UIViewPropertyAnimator
  private(set) var handOff: HandOff
  /// The leg of a transition that nobody holds.
  private let opening: Leg
  let setup: SceneSetup
  /// Called when the transition has come to rest.
  private let didArrive: (TransitionEnd) -> Void
  private let clock = LegClock()
  private var rubberBand: RubberBandedView?
  /// The effect's animator; nil before the transition starts, and when it is over.
  private var effectAnimator: UIViewPropertyAnimator?
  private var run: Run? {
    didSet { oldValue?.rate.stop() }
  }
  /// Whether something else may come to rest later than the effect's animator, which then stays active at its end.
  var waitsForOthers = false {
    didSet { effectAnimator?.pausesOnCompletion = waitsForOthers }
  }

  /// A leg that the animators run along, and what asks for the frames.
  private struct Run {
    let leg: Leg
    let rate: FrameTicker
  }

  init(
    _ opening: Leg,
    for duration: TimeInterval,
    _ handOff: HandOff,
    in setup: SceneSetup,
    didArrive: @escaping (TransitionEnd) -> Void
  ) {
    self.opening = opening
    self.handOff = handOff
    self.setup = setup
    self.didArrive = didArrive
    animator = UIViewPropertyAnimator(duration: duration, timingParameters: opening.timing)
    // The effect's animator says when the transition is over.
    animator.pausesOnCompletion = true
  }

  /// Whether the effect's animator has started, and has something to move.
  ///
  /// In the background UIKit takes the animations away, also those of a paused animator.
  var isActive: Bool { effectAnimator?.state == .active }

  // MARK: - Beginning

  /// Takes what is animated alongside the effect.
  func prepare(_ alongside: @escaping @MainActor () -> Void) {
    handOff.travel = hypot(setup.travel.dx, setup.travel.dy)
    animator.addAnimations { [setup] in setup.shield.moveAlongsideView() }
    animator.addAnimations(alongside)
    animator.addCompletion { [didArrive] position in
      didArrive(position == .start ? .start : .end)
    }
  }

  /// Has the foreground give way past the ends; what has a spring that moves both its center and its transform doesn't.
  ///
  /// Its transform was another one before the effect has begun, if that animates it.
  private func makeRubberBand(from start: CATransform3D?) {
    rubberBand = nil
    guard let band = handOff.rubberBand, let view = setup.scene.foreground, let start else {
      return
    }
    let sprung = setup.scene.extras.parts.filter { $0.view === view }.map(\.property)
    let isFree =
      CATransform3DEqualToTransform(view.transform3D, start) && CATransform3DIsAffine(start)
    let mover: RubberBandedView.Mover
    switch (isFree && !sprung.contains(.transform), sprung.contains(.center)) {
    case (true, _): mover = .transform
    case (false, false): mover = .center
    case (false, true): return
    }
    rubberBand = RubberBandedView(view, by: mover, along: setup.travel, band)
  }

  /// Starts the animators: held at the start, or running along the first leg.
  func start(isHeld: Bool) {
    let transform = setup.scene.foreground?.transform3D
    let timing = isHeld ? Leg.line : opening.timing
    startEffectAnimator(timing, for: animator.duration, isHeld: isHeld) { [setup] in
      setup.animate()
    }
    animator.startAnimation()
    if isHeld { animator.pauseAnimation() }
    setup.startStages()
    makeRubberBand(from: transform)
  }

  /// Gives the effect an animator for its changes from the transition's start to its end.
  private func startEffectAnimator(
    _ timing: any UITimingCurveProvider,
    for duration: TimeInterval,
    isHeld: Bool,
    _ changes: @escaping @MainActor () -> Void
  ) {
    setup.shield.renewProgressView()
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.pausesOnCompletion = waitsForOthers
    animator.addAnimations { [setup] in
      changes()
      setup.shield.moveProgressView()
    }
    animator.addCompletion { [weak self, weak animator] _ in
      // One that is held, and has lost its animations, ends when the transition does.
      guard let self, animator === effectAnimator, let leg = run?.leg else { return }
      effectAnimator = nil
      finish(at: leg.target)
    }
    effectAnimator = animator
    animator.startAnimation()
    if isHeld { animator.pauseAnimation() }
  }

  /// Adds an app's animations to those that run.
  ///
  /// They are added to an animator that goes forward: what joins a reversed one may run to its end.
  func add(_ animations: @escaping @MainActor () -> Void) {
    guard animator.state == .active, animator.isReversed else {
      return animator.addAnimations(animations)
    }
    let here = motion
    animator.pauseAnimation()
    animator.isReversed = false
    showAlongside(here.progress)
    let leg = run?.leg
    animator.addAnimations(animations)
    // The animations run at once, and may have sent the transition another way.
    guard let leg, run?.leg == leg, animator.state == .active, !animator.isRunning else { return }
    runAlongside(leg.continued(from: here))
  }

  // MARK: - Running

  /// Runs along a leg, from where the animators are held.
  private func begin(_ leg: Leg) {
    if let effectAnimator {
      effectAnimator.isReversed = leg.target == .start
      effectAnimator.continueAnimation(
        withTimingParameters: leg.timing,
        durationFactor: CGFloat(leg.duration / effectAnimator.duration)
      )
    }
    runAlongside(leg)
    didBegin(leg)
  }

  private func didBegin(_ leg: Leg) {
    if leg.passesPlacesTwice { clock.start(in: setup.shield) }
    run = Run(leg: leg, rate: setup.stages == nil ? .atHighFrameRate() : followingTicker())
  }

  private func runAlongside(_ leg: Leg) {
    guard animator.state == .active else { return }
    if animator.isRunning { animator.pauseAnimation() }
    animator.isReversed = leg.target == .start
    animator.continueAnimation(
      withTimingParameters: leg.timing,
      durationFactor: CGFloat(leg.duration / animator.duration)
    )
  }

  /// Has the stages show, with each frame, what is seen of the leg: nothing of it is before its first commit.
  private func followingTicker() -> FrameTicker {
    let before = setup.shield.seenProgress
    return .atHighFrameRate { [weak setup] in
      if let setup, setup.shield.seenProgress != before { setup.showStagesAsSeen() }
      return setup != nil
    }
  }

  /// The progress that is seen of a leg.
  private func seenProgress(of leg: Leg) -> CGFloat {
    min(max(setup.shield.seenProgress ?? leg.origin.progress, 0), 1)
  }

  /// Stops the animators on a leg, and shows a progress: the effect's is discarded, and a new one is scrubbed along a line.
  private func stopAnimators(at progress: CGFloat) {
    guard let before = effectAnimator, isActive else { return }
    effectAnimator = nil
    setup.placeAgain {
      before.stopAnimation(true)
    } animate: {
      startEffectAnimator(Leg.line, for: 1, isHeld: true) { [setup] in setup.animateAgain() }
    }
    if animator.state == .active { animator.pauseAnimation() }
    showFraction(progress)
  }

  /// Shows a progress; an inactive animator would begin anew, with nothing to move.
  private func showFraction(_ progress: CGFloat) {
    guard isActive else { return }
    effectAnimator?.fractionComplete = ProgressCarrier.fraction(progress)
    showAlongside(progress)
    setup.showStages(progress)
  }

  private func showAlongside(_ progress: CGFloat) {
    guard animator.state == .active else { return }
    let progress = animator.isReversed ? 1 - progress : progress
    animator.fractionComplete = ProgressCarrier.fraction(progress)
  }

  private static func fraction(_ progress: CGFloat) -> CGFloat {
    min(max(progress, leastFraction), 1 - leastFraction)
  }

  /// How far from an end an animator is held: exactly there, a fraction may not be shown, or may take the whole
  /// duration to go on from (openradar 35743469).
  ///
  /// On a phone this is less than a pixel.
  private static let leastFraction: CGFloat = 0.0005
}

extension ProgressCarrier: Carrier {
  var motion: MotionState {
    guard let leg = run?.leg else { return MotionState(progress: heldProgress) }
    let progress = seenProgress(of: leg)
    return MotionState(
      progress: progress,
      velocity: leg.velocity(at: progress, near: clock.elapsed)
    )
  }

  var seenProgress: CGFloat { run.map { seenProgress(of: $0.leg) } ?? heldProgress }

  private var heldProgress: CGFloat { effectAnimator?.fractionComplete ?? 0 }

  var pull: CGFloat { rubberBand?.pull ?? 0 }

  func isAlmostThere(at end: TransitionEnd) -> Bool {
    guard rubberBand?.isSeenAway != true else { return false }
    guard let leg = run?.leg else { return true }
    return handOff.isAlmostThere(seenProgress(of: leg), at: end)
  }

  func takeOff() {
    didBegin(opening)
  }

  func show(_ progress: CGFloat) {
    let shown = min(max(progress, 0), 1)
    rubberBand?.show(progress - shown)
    showFraction(shown)
  }

  func stop(at progress: CGFloat) {
    guard run != nil else {
      rubberBand?.stopAtEnd()
      return
    }
    stopAnimators(at: progress)
    clock.stop()
    run = nil
  }

  func hold(at progress: CGFloat, by holder: TransitionStateMachine.Holder) {
    stop(at: progress)
  }

  func send(_ departure: Departure) {
    guard isActive else { return finish(at: departure.end) }
    guard case .landing = departure.way else { return depart(departure) {} }
    depart(departure) { [weak self] in self?.finish(at: departure.end) }
  }

  /// Goes on to an end; calls back when no rubber band is to be waited for any more.
  func depart(_ departure: Departure, isHome: @escaping () -> Void) {
    show(departure.progress)
    let (velocity, spring) = (departure.outwardVelocity, handOff.spring(for: departure.pace))
    switch departure.way {
    case .leg(let leg):
      rubberBand?.release(at: velocity, with: spring)
      begin(leg)
      isHome()
    case .landing:
      guard let rubberBand, !rubberBand.isHome else { return isHome() }
      rubberBand.release(at: velocity, with: spring, completion: isHome)
    }
  }

  func refit(_ refit: TransitionStateMachine.Refit) {
    guard let before = effectAnimator, isActive else { return }
    let (leg, here, pulled) = (run?.leg, motion, rubberBand?.pulled)
    run = nil
    clock.stop()
    rubberBand?.reset()
    effectAnimator = nil
    // The effect cleans up as at the start, and restores what looks as there.
    setup.changingViews {
      before.stopAnimation(false)
      if before.state == .stopped { before.finishAnimation(at: .start) }
    }
    let hasParts = !setup.scene.extras.parts.isEmpty
    setup.refit()
    handOff.travel = hypot(setup.travel.dx, setup.travel.dy)
    let transform = setup.scene.foreground?.transform3D
    startEffectAnimator(Leg.line, for: 1, isHeld: true) { [setup] in
      setup.animate()
      if !hasParts { setup.scene.extras.takeParts() }
    }
    if animator.state == .active { animator.pauseAnimation() }
    setup.startStages()
    makeRubberBand(from: transform)
    showFraction(min(max(here.progress, 0), 1))
    pulled.map { rubberBand?.take($0) }
    if let leg { begin(leg.continued(from: here)) }
  }

  func finish(at end: TransitionEnd) {
    run = nil
    rubberBand?.reset()
    let position: UIViewAnimatingPosition = end == .end ? .end : .start
    if let effectAnimator, isActive {
      self.effectAnimator = nil
      setup.changingViews {
        effectAnimator.stopAnimation(false)
        effectAnimator.finishAnimation(at: position)
      }
    }
    animator.stopAnimation(false)
    guard animator.state == .stopped else { return didArrive(end) }
    animator.finishAnimation(at: position)
  }

  func cleanUp(at end: TransitionEnd) {
    run = nil
    rubberBand?.reset()
  }
}
