import UIKit

/// Carries a transition's progress: by UIKit's animator, with the stages beside it and the rubber band past its ends.
///
/// Progress is measured from start to end everywhere else; here, and only here, it becomes the animator's
/// `fractionComplete`, which is measured along the direction of travel.
@MainActor
final class ProgressCarrier {
  /// The animator that UIKit is given for this transition; always the same.
  let animator: UIViewPropertyAnimator
  private(set) var handOff: HandOff
  /// The leg of a transition that nobody holds.
  private let opening: Leg
  let setup: SceneSetup
  /// Called when the animator has come to rest.
  private let didArrive: (TransitionEnd) -> Void
  private let clock = LegClock()
  private var rubberBand: RubberBandedView?
  private var run: Run? {
    didSet { oldValue?.rate.stop() }
  }

  /// A leg that the animator runs along, and what asks for the frames.
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
    // A spring that is scrubbed may be shown at times of a grain, in steps; a line is shown as it is.
    animator = UIViewPropertyAnimator(duration: duration, timingParameters: Leg.line)
  }

  /// Whether the animator has started, and has something to move.
  ///
  /// In the background UIKit takes the animations away, also those of a paused animator.
  var isActive: Bool { animator.state == .active }

  // MARK: - Beginning

  /// Takes what is animated with the look.
  func prepare(_ alongside: @escaping @MainActor () -> Void) {
    handOff.travel = hypot(setup.travel.dx, setup.travel.dy)
    animator.addAnimations { [setup] in
      setup.animate()
      setup.shield.change()
    }
    animator.addAnimations(alongside)
    animator.addCompletion { [didArrive] position in
      didArrive(position == .start ? .start : .end)
    }
  }

  /// Has the foreground give way past the ends; what has a spring that moves both its center and its transform doesn't.
  ///
  /// Its transform was another one before the look has begun, if that animates it.
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

  /// Starts the animator, and leaves it at its start.
  func start() {
    let transform = setup.scene.foreground?.transform3D
    animator.startAnimation()
    animator.pauseAnimation()
    setup.startStages()
    makeRubberBand(from: transform)
  }

  /// Adds animations to those that run.
  ///
  /// They are added to an animator that goes forward: what joins a reversed one may run to its end.
  func add(_ animations: @escaping @MainActor () -> Void) {
    guard let run, animator.isReversed else { return animator.addAnimations(animations) }
    let here = motion
    stopAnimator(at: here.progress)
    animator.addAnimations(animations)
    // The animations run at once, and may have sent the transition another way.
    guard self.run?.leg == run.leg, isActive, !animator.isRunning else { return }
    begin(run.leg.continued(from: here))
  }

  // MARK: - Running

  /// Runs along a leg, which takes a number of seconds.
  private func begin(_ leg: Leg, for duration: TimeInterval? = nil) {
    animator.isReversed = leg.target == .start
    animator.continueAnimation(
      withTimingParameters: leg.timing,
      durationFactor: CGFloat((duration ?? leg.duration) / animator.duration)
    )
    if leg.passesPlacesTwice { clock.start(in: setup.shield) }
    run = Run(leg: leg, rate: setup.stages == nil ? .atHighFrameRate() : followingTicker())
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

  /// Stops the animator on a leg, and shows a progress.
  ///
  /// A fraction may be one of progress or of time, and mean either direction; so what is seen counts. Continued on a line
  /// before it is scrubbed, the animator isn't scrubbed along the spring of its leg.
  private func stopAnimator(at progress: CGFloat) {
    guard isActive else { return }
    animator.pauseAnimation()
    if animator.isReversed { animator.isReversed = false }
    animator.continueAnimation(withTimingParameters: Leg.line, durationFactor: 1)
    animator.pauseAnimation()
    showFraction(progress)
  }

  /// Shows a progress; an inactive animator would begin anew, with nothing to move.
  private func showFraction(_ progress: CGFloat) {
    guard isActive else { return }
    let least = ProgressCarrier.leastFraction
    animator.fractionComplete = min(max(progress, least), 1 - least)
    setup.showStages(progress)
  }

  /// How far from an end an animator is held: exactly there, a fraction may not be shown, or may take the whole
  /// duration to go on from (openradar 35743469).
  ///
  /// On a phone this is less than a pixel.
  private static let leastFraction: CGFloat = 0.0005
}

extension ProgressCarrier: Carrier {
  var motion: MotionState {
    guard let leg = run?.leg else { return MotionState(progress: animator.fractionComplete) }
    let progress = seenProgress(of: leg)
    return MotionState(
      progress: progress,
      velocity: leg.velocity(at: progress, near: clock.elapsed)
    )
  }

  var seenProgress: CGFloat {
    run.map { seenProgress(of: $0.leg) } ?? animator.fractionComplete
  }

  var pull: CGFloat { rubberBand?.pull ?? 0 }

  func isAlmostThere(at end: TransitionEnd) -> Bool {
    guard rubberBand?.isSeenAway != true else { return false }
    guard let leg = run?.leg else { return true }
    return handOff.isAlmostThere(seenProgress(of: leg), at: end)
  }

  func takeOff() {
    begin(opening, for: animator.duration)
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
    stopAnimator(at: progress)
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

  /// The animator stays, because UIKit's and the app's animations run in it: what joins it where it shows its start is animated over
  /// the whole way.
  func refit(_ refit: TransitionStateMachine.Refit) {
    guard isActive else { return }
    let (leg, here, pulled) = (run?.leg, motion, rubberBand?.pulled)
    if leg != nil { stop(at: here.progress) }
    rubberBand?.reset()
    let hasParts = !setup.scene.extras.parts.isEmpty
    setup.refit()
    handOff.travel = hypot(setup.travel.dx, setup.travel.dy)
    let transform = setup.scene.foreground?.transform3D
    animator.fractionComplete = SceneStages.leastFraction
    animator.addAnimations { [setup] in
      setup.animate()
      if !hasParts { setup.scene.extras.takeParts() }
      setup.shield.mark()
    }
    setup.startStages()
    makeRubberBand(from: transform)
    showFraction(min(max(here.progress, 0), 1))
    pulled.map { rubberBand?.take($0) }
    if let leg { begin(leg.continued(from: here)) }
  }

  func finish(at end: TransitionEnd) {
    run = nil
    rubberBand?.reset()
    animator.stopAnimation(false)
    guard animator.state == .stopped else { return didArrive(end) }
    animator.finishAnimation(at: end == .end ? .end : .start)
  }

  func cleanUp(at end: TransitionEnd) {
    run = nil
    rubberBand?.reset()
  }
}
