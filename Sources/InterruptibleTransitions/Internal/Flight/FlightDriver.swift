import UIKit

/// Moves one transition: the only place that touches the animator and the context.
///
/// Progress is measured from start to end everywhere else; here, and only here, it becomes the animator's
/// `fractionComplete`, which is measured along the direction of travel.
@MainActor
final class FlightDriver {
  let context: any UIViewControllerContextTransitioning
  let setup: SceneSetup
  /// The animator that UIKit is given for this transition; always the same.
  let animator: UIViewPropertyAnimator
  let change: ScreenChange
  private let options: FlightOptions
  let handOff: HandOff
  private let opening: Leg
  private let events: Events
  private let legClock = LegClock()
  private let firstResponder = FirstResponder()
  private var rubberBand: RubberBandedView?
  /// What moves freely, on springs of its own.
  private(set) var card: FreeCard?
  private var motion = Motion.still {
    didSet {
      if case .leg(_, let rate) = oldValue { rate.stop() }
    }
  }

  /// What moves the transition.
  private enum Motion {
    /// Nothing, or a hand: the state machine has the motion.
    case still
    case leg(Leg, FrameTicker)
    /// Only the rubber band, at an end.
    case bandReturning(to: TransitionEnd)
    /// Only the card: the progress is at an end.
    case cardLanding(to: TransitionEnd)
  }

  /// What can happen to a transition by itself.
  struct Events {
    /// The animator has come to rest.
    let didEnd: (TransitionEnd) -> Void
    /// The container has left its window or has another size.
    let didLoseFooting: () -> Void
  }

  init(
    _ context: any UIViewControllerContextTransitioning,
    for change: ScreenChange,
    options: FlightOptions,
    events: Events
  ) {
    self.context = context
    self.change = change
    self.options = options
    self.events = events
    setup = SceneSetup(context, direction: change.direction, effect: options.effect)
    let cardSpring = setup.scene.cardSpring
    handOff = HandOff(
      spring: cardSpring ?? options.spring,
      travel: hypot(setup.travel.dx, setup.travel.dy)
    )
    opening = cardSpring.map(Leg.init(opening:)) ?? options.opening
    // A spring that is scrubbed may be shown at times of a grain, in steps; a line is shown as it is.
    animator = UIViewPropertyAnimator(
      duration: cardSpring == nil ? options.openingDuration : opening.duration,
      timingParameters: Leg.line
    )
  }

  /// The way that a finger goes from start to end, in points.
  var travel: CGVector { setup.travel }

  /// Whether the animator has started, so that animations can join it.
  var hasStarted: Bool { animator.state == .active }

  /// Where the running leg is, and how fast.
  var legMotion: MotionState {
    switch motion {
    case .still: MotionState(progress: 0)
    case .leg(let leg, _): motion(of: leg, at: setup.shield.seenProgress ?? leg.origin.progress)
    case .bandReturning(let end):
      MotionState(progress: end.progress + (rubberBand?.pull ?? 0))
    case .cardLanding(let end): MotionState(progress: end.progress)
    }
  }

  /// Whether what is left of the way to an end can't be seen.
  func isThere(at end: TransitionEnd) -> Bool {
    handOff.isThere(legMotion, at: end) && card?.isAlmostThere != false
  }

  /// Holds what moves at a progress, at rest.
  func hold(at progress: CGFloat) {
    stop(at: progress)
    card?.rest()
  }

  /// Stops what moves at a progress.
  func stop(at progress: CGFloat) {
    switch motion {
    case .still, .cardLanding: break
    case .leg:
      stopLeg(at: progress)
      legClock.stop()
    case .bandReturning: rubberBand?.stopAtEnd()
    }
    card?.stop()
    motion = .still
    setup.shield.openScreen = nil
  }

  /// Stops the animator on a leg, and shows a progress.
  ///
  /// A fraction may be one of progress or of time, and mean either direction; so what is seen counts. Continued on a line
  /// before it is scrubbed, the animator isn't scrubbed along the spring of its leg.
  private func stopLeg(at progress: CGFloat) {
    animator.pauseAnimation()
    if animator.isReversed { animator.isReversed = false }
    animator.continueAnimation(withTimingParameters: Leg.line, durationFactor: 1)
    animator.pauseAnimation()
    showFraction(progress)
  }

  /// The motion at a progress that is seen of a leg.
  private func motion(of leg: Leg, at progress: CGFloat) -> MotionState {
    let progress = min(max(progress, 0), 1)
    return MotionState(
      progress: progress,
      velocity: leg.velocity(at: progress, near: legClock.elapsed)
    )
  }

  /// Adds animations to those that run.
  ///
  /// They are added to an animator that goes forward: what joins a reversed one may run to its end.
  func add(_ animations: @escaping @MainActor () -> Void) {
    guard case .leg(let leg, _) = motion, animator.isReversed else {
      return animator.addAnimations(animations)
    }
    let here = legMotion
    stopLeg(at: here.progress)
    animator.addAnimations(animations)
    // The animations run at once, and may have sent the transition another way.
    guard case .leg(leg, _) = motion, animator.state == .active, !animator.isRunning else { return }
    run(leg.continued(from: here))
  }

  // MARK: - Beginning

  /// Puts the views in place.
  ///
  /// Their layout runs the app's code, which may start other transitions or take this one's container away.
  func prepare(isHeld: Bool, alongside: @escaping @MainActor () -> Void) {
    tell(isHeld)
    if isHeld, options.dismissesKeyboard {
      firstResponder.resign(in: context.viewController(forKey: .from)?.viewIfLoaded)
    }
    setup.place()
    // Those inside have to know before their layout can end them.
    leave(toward: .end)
    setup.prepare()
    rubberBand = setup.rubberBandedView.map {
      RubberBandedView($0, along: travel, options.rubberBand)
    }
    card = setup.card.map(FreeCard.init)
    // The card may come to rest later than the progress.
    animator.pausesOnCompletion = card != nil
    setup.shield.onLosingFooting = events.didLoseFooting
    animator.addAnimations { [setup] in
      setup.animate()
      alongside()
    }
    animator.addCompletion { [weak self] position in
      self?.events.didEnd(position == .start ? .start : .end)
    }
    if setup.shield.window == nil { events.didLoseFooting() }
  }

  /// UIKit asks once for all transitions whether one starts under a finger; here this one's answer counts.
  private func tell(_ isHeld: Bool) {
    guard change.isReversible, isHeld != context.isInteractive else { return }
    isHeld ? context.pauseInteractiveTransition() : context.finishInteractiveTransition()
  }

  /// Begins the first leg.
  func takeOff() {
    run(opening, for: animator.duration)
    flyFromRest()
    open(toward: .end)
  }

  /// Starts the animator, and leaves it at its start.
  func start() {
    animator.startAnimation()
    animator.pauseAnimation()
    setup.stages?.start()
  }

  /// Opens the screen that the transition is coming to for touches.
  private func open(toward end: TransitionEnd) {
    setup.shield.openScreen = options.opensIncomingScreen ? setup.screen(at: end) : nil
  }

  /// Says which screens have been told that they leave, if the transition goes to an end.
  private func leave(toward end: TransitionEnd) {
    if options.hidesScreensBehind { setup.isolateScreen(at: end) }
    var ends = [end.opposite]
    // The outgoing child of a custom container hears only at the end that it stays.
    if change.container.isCustom, end == .start { ends.append(.start) }
    setup.shield.leavingScreens = ends.compactMap(setup.screen)
  }

  // MARK: - Under way

  /// Shows a progress, and the card where it then is, unless a hand has that.
  func show(_ progress: CGFloat) {
    showProgress(progress)
    card?.follow(change.direction == .forward ? progress : 1 - progress)
  }

  private func showProgress(_ progress: CGFloat) {
    let motion = MotionState(progress: progress)
    rubberBand?.show(motion.excess)
    showFraction(motion.clamped.progress)
  }

  private func showFraction(_ progress: CGFloat) {
    let least = FlightDriver.leastFraction
    animator.fractionComplete = min(max(progress, least), 1 - least)
    setup.stages?.show(progress)
  }

  /// How far from an end an animator is held: exactly there, a fraction may not be shown, or may take the whole
  /// duration to go on from (openradar 35743469).
  ///
  /// On a phone this is less than a pixel.
  private static let leastFraction: CGFloat = 0.0005

  func settle(from motion: MotionState, toward end: TransitionEnd, _ pace: Pace) {
    // In the background UIKit takes the animations away, also those of a paused animator.
    guard animator.state == .active else { return finish(at: end) }
    showProgress(motion.progress)
    // While a call waits for the end, a second tap on a button must not ask again.
    if pace == .usual { open(toward: end) }
    leave(toward: end)
    let seen = rubberBand?.seen(of: motion) ?? motion
    let isOutward = seen.velocity * seen.excess > 0
    let base = MotionState(
      progress: seen.clamped.progress,
      velocity: isOutward ? 0 : seen.velocity
    )
    let spring = handOff.spring(for: pace)
    let bandVelocity = isOutward ? seen.velocity : 0
    switch handOff.outcome(from: base, toward: end, pace) {
    case .leg(let leg):
      rubberBand?.release(at: bandVelocity, with: spring)
      run(leg)
      fly(toward: end, on: springs(toward: end, pace))
    case .finish(let end):
      guard card == nil else {
        self.motion = .cardLanding(to: end)
        return fly(toward: end, on: springs(toward: end, pace))
      }
      guard let rubberBand, !rubberBand.isHome else { return finish(at: end) }
      self.motion = .bandReturning(to: end)
      rubberBand.release(at: bandVelocity, with: spring) { [weak self] in self?.finish(at: end) }
    }
  }

  /// Runs a leg, which takes a number of seconds.
  private func run(_ leg: Leg, for duration: TimeInterval? = nil) {
    animator.isReversed = leg.target == .start
    animator.continueAnimation(
      withTimingParameters: leg.timing,
      durationFactor: CGFloat((duration ?? leg.duration) / animator.duration)
    )
    if leg.passesPlacesTwice { legClock.start(in: setup.shield) }
    begin(leg)
  }

  private func begin(_ leg: Leg) {
    motion = .leg(leg, setup.stages == nil ? .atHighFrameRate() : followingTicker())
  }

  /// Has the stages show, with each frame, what is seen of the leg.
  private func followingTicker() -> FrameTicker {
    .atHighFrameRate { [weak setup] in
      setup?.showStagesAsSeen()
      return setup != nil
    }
  }

  func tell(_ message: TransitionStateMachine.Message) {
    // UIKit can't take back a stack that is set, and so must not take it for interactive.
    guard change.isReversible else { return }
    switch message {
    case .paused: context.pauseInteractiveTransition()
    case .updated(let progress): context.updateInteractiveTransition(progress)
    case .finished: context.finishInteractiveTransition()
    case .cancelled: context.cancelInteractiveTransition()
    }
  }

  // MARK: - Ending

  /// Ends the animator at an end; its completion follows before this returns.
  func finish(at end: TransitionEnd) {
    motion = .still
    card?.stop()
    animator.stopAnimation(false)
    guard animator.state == .stopped else { return events.didEnd(end) }
    animator.finishAnimation(at: end.position)
  }

  /// Restores what the transition has moved: at once, also where another animation's block ends the transition.
  func cleanUp(at end: TransitionEnd) {
    motion = .still
    UIView.performWithoutAnimation {
      rubberBand?.reset()
      rubberBand = nil
      card?.stop()
      card = nil
      if options.hidesScreensBehind { setup.isolateScreen(at: end) }
      setup.cleanUp(at: end)
    }
  }

  func complete(at end: TransitionEnd) {
    context.completeTransition(end == .end)
    if end == .start { firstResponder.restore() }
    // UIKit has asked the incoming screen, and in a custom container neither.
    guard end == .start || change.container.isCustom else { return }
    context.viewController(forKey: end == .end ? .to : .from)?.updateStatusBar()
  }
}

/// What an app has chosen for a transition, when it starts.
@MainActor
struct FlightOptions {
  var effect: any TransitionEffect = SlideEffect()
  /// The leg of a transition that nobody holds.
  var opening = Leg(opening: .systemPush)
  /// How long that takes, in seconds.
  var openingDuration = Leg(opening: .systemPush).duration
  /// The spring of all legs after that one.
  var spring = Spring.systemRelease
  var rubberBand = RubberBand.scrollView
  var opensIncomingScreen = true
  var dismissesKeyboard = true
  var hidesScreensBehind = true
}
