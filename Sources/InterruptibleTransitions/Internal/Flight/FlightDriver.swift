import UIKit

/// Performs what the state machine decides: on the context, on the scene, and on what carries the transition.
@MainActor
final class FlightDriver {
  let context: any UIViewControllerContextTransitioning
  let setup: SceneSetup
  /// The card that moves freely, once it is in place.
  private(set) var card: FreeCard?
  /// What moves the parts with springs of their own, once the effect has any.
  private var parts: SpringParts?
  /// What moves the foreground's place, once an app has laid that out elsewhere.
  private var place: SpringParts?
  let carrier: ProgressCarrier
  private let change: ScreenChange
  private let options: FlightOptions
  /// Called when the container has left its window.
  private let didLoseWindow: () -> Void
  /// Called when the container has another size.
  private let didResize: () -> Void
  /// Called when an app has laid the foreground out elsewhere.
  private let didDisplace: () -> Void
  /// The context, if UIKit can take the change back: else it must not take the transition for interactive.
  private let listener: (any UIViewControllerContextTransitioning)?
  /// What had the keyboard before the transition took it away.
  private weak var firstResponder: UIView?
  /// The transition in the log, if anybody records it.
  private var interval: LogInterval?
  /// Counts while code holds the transition, if anybody listens.
  var pauseWatch: PauseWatch?

  init(
    _ context: any UIViewControllerContextTransitioning,
    for change: ScreenChange,
    options: FlightOptions,
    didArrive: @escaping (TransitionEnd) -> Void,
    didLoseWindow: @escaping () -> Void,
    didResize: @escaping () -> Void,
    didDisplace: @escaping () -> Void
  ) {
    self.context = context
    self.change = change
    self.options = options
    self.didLoseWindow = didLoseWindow
    (self.didResize, self.didDisplace) = (didResize, didDisplace)
    listener = change.isReversible ? context : nil
    setup = SceneSetup(context, for: change, effect: options.effect)
    let cardSpring = setup.scene.extras.cardLaw?.spring
    let handOff = HandOff(
      spring: cardSpring ?? options.spring,
      travel: hypot(setup.travel.dx, setup.travel.dy),
      rubberBand: setup.rubberBandsPastEnds ? options.rubberBand : nil
    )
    let firstLeg = cardSpring.map(FirstLeg.init) ?? options.firstLeg
    carrier = ProgressCarrier(
      firstLeg.leg,
      for: firstLeg.duration,
      handOff,
      in: setup,
      didArrive: didArrive,
      didStall: {
        TransitionLog.error(
          "the \(change.nameInLog) has been at its end for a second, and UIKit hasn't completed its animators: it is ended"
        )
      }
    )
  }

  /// The animator that UIKit is given for this transition; always the same.
  var animator: UIViewPropertyAnimator { carrier.animator }

  /// The way that a finger goes from start to end, in points.
  var travel: CGVector { setup.travel }

  var handOff: HandOff { carrier.handOff }

  /// Adds an app's animations to those that run; those of a transition that hasn't started run with its own.
  func add(_ animations: @escaping @MainActor () -> Void) {
    guard carrier.isActive else { return }
    setup.watch?.begin()
    carrier.add(animations)
    setup.watch?.note()
  }

  // MARK: - Beginning

  /// Puts the views in place.
  ///
  /// Their layout runs the app's code, which may start other transitions or take this one's container away.
  func prepare(isHeld: Bool, alongside: @escaping @MainActor () -> Void) {
    tell(isHeld)
    interval = LogInterval(change.nameInLog)
    setup.noteForeground()
    if isHeld, options.dismissesKeyboard {
      context.viewController(forKey: .from)?.viewIfLoaded.map(dismissKeyboard)
    }
    setup.place()
    // Those inside have to know before their layout can end them.
    leave(toward: .end)
    setup.prepare()
    setup.shield.onLosingWindow = didLoseWindow
    setup.shield.onResize = didResize
    carrier.prepare(alongside)
    setup.watch?.onNewPlace = didDisplace
    if setup.shield.window == nil { didLoseWindow() }
  }

  /// Takes the keyboard from a view in a screen.
  private func dismissKeyboard(of screen: UIView) {
    guard let responder = UIResponder.current else {
      screen.endEditing(false)
      return
    }
    guard let view = responder as? UIView, view.isDescendant(of: screen) else { return }
    firstResponder = view
    view.resignFirstResponder()
  }

  /// What moves on springs of its own: under a finger, as far as the progress from where it was seen.
  private func findCompanions(_ course: PartGrip.Course) -> [any Companion] {
    let (extras, handOff) = (setup.scene.extras, carrier.handOff)
    var companions: [any Companion] = []
    setup.leaveForegroundInPlace()
    if let found = extras.card {
      let openEnd: TransitionEnd = change.direction == .forward ? .end : .start
      let card = FreeCard(found, openAt: openEnd, handOff) { extras.card }
      self.card = card
      companions.append(card)
    }
    if !extras.parts.isEmpty {
      companions.append(takeParts(PartGrip(of: extras.parts, at: 0, course)))
    }
    if setup.placeBefore != nil {
      companions.append(takePlace(PartGrip(of: setup.placeParts, at: 0, course)))
    }
    return companions
  }

  /// Has what has springs of its own be moved beside the progress.
  private func takeParts(_ grip: PartGrip) -> SpringParts {
    let extras = setup.scene.extras
    let parts = SpringParts(extras.parts, grip, handOff, in: setup) { extras.parts }
    self.parts = parts
    return parts
  }

  /// Has the foreground's place be moved beside the progress.
  private func takePlace(_ grip: PartGrip) -> SpringParts {
    let place = SpringParts(setup.placeParts, grip, handOff, in: setup) { [setup] in
      setup.takePlaceParts()
    }
    self.place = place
    return place
  }

  /// UIKit asks once for all transitions whether one starts under a finger; here this one's answer counts.
  private func tell(_ isHeld: Bool) {
    guard let listener, isHeld != listener.isInteractive else { return }
    isHeld ? listener.pauseInteractiveTransition() : listener.finishInteractiveTransition()
  }

  /// Starts the animators, and holds them at the start.
  func start(isInHand: Bool) {
    start(isHeld: true, isInHand: isInHand)
  }

  private func start(isHeld: Bool, isInHand: Bool) {
    carrier.start(isHeld: isHeld) {
      setup.shield.keepSize(isMeasured: setup.scene.extras.isMeasured)
      return findCompanions(isInHand ? .parallel : .bent)
    }
    setup.beginWatch()
  }

  /// Calls back when the next frame begins.
  func awaitFrame(_ action: @escaping @MainActor () -> Void) {
    _ = FrameTicker {
      action()
      return false
    }
  }

  /// Starts the animators along the first leg; where animations are off, it is over at once.
  func takeOff() {
    let isAnimated = UIView.areAnimationsEnabled
    start(isHeld: !isAnimated, isInHand: false)
    guard isAnimated else { return carrier.finish(at: .end) }
    carrier.takeOff()
    open(toward: .end)
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
    if end == .start, change.container.isCustom { ends.append(.start) }
    setup.shield.leavingScreens = ends.compactMap { setup.screen(at: $0) ?? change.cover(at: $0) }
    for end in ends {
      context.viewController(forKey: end == .start ? .from : .to)?.announceLeaving()
    }
  }

  // MARK: - Under way

  func show(_ progress: CGFloat) {
    UIView.performAtOnce { carrier.show(progress) }
  }

  /// Shows a progress, and tells the context.
  func follow(_ progress: CGFloat) {
    setup.watch?.begin()
    show(progress)
    setup.watch?.notePlaces()
    listener?.updateInteractiveTransition(min(max(progress, 0), 1))
  }

  /// Stops what moves the transition at a progress, from where it goes on with its motion.
  func stop(at progress: CGFloat) {
    UIView.performAtOnce { carrier.stop(at: progress) }
    setup.shield.openScreen = nil
  }

  /// Stops what moves the transition, and holds it at a progress, at rest.
  func hold(at progress: CGFloat, by holder: TransitionStateMachine.Holder) {
    UIView.performAtOnce { carrier.hold(at: progress, by: holder) }
    setup.shield.openScreen = nil
  }

  /// Puts the look in place anew: in a container of another size where it was on the new way, and as fast as it was; where an app
  /// has laid out the foreground elsewhere, where it is seen.
  ///
  /// Returns whether something moves it now that takes part from the next departure on.
  func refit(_ refit: TransitionStateMachine.Refit) -> Bool {
    let isDisplaced = refit != .inNewSize && place == nil
    if isDisplaced {
      let parts = setup.placeParts
      let grip = PartGrip(of: parts, seenAt: parts.map(\.seenValue), at: carrier.motion)
      carrier.add(takePlace(grip))
    }
    carrier.refit(refit)
    return joinNewParts() || isDisplaced
  }

  /// Takes along the first parts with springs of their own that an effect has found; returns whether there are any.
  private func joinNewParts() -> Bool {
    let (found, motion) = (setup.scene.extras.parts, carrier.motion)
    guard parts == nil, !found.isEmpty else { return false }
    setup.changingViews {
      UIView.performAtOnce {
        for part in found { part.value = part.motion(at: motion).value }
      }
    }
    carrier.add(takeParts(PartGrip(of: found, at: motion.progress)))
    return true
  }

  func send(_ departure: Departure) {
    // While a call waits for the end, a second tap on a button must not ask again.
    if departure.pace == .usual { open(toward: departure.end) }
    leave(toward: departure.end)
    guard UIView.areAnimationsEnabled else { return carrier.finish(at: departure.end) }
    carrier.send(departure)
  }

  func tell(_ message: TransitionStateMachine.Message) {
    switch message {
    case .paused: listener?.pauseInteractiveTransition()
    case .updated(let progress): listener?.updateInteractiveTransition(progress)
    case .finished: listener?.finishInteractiveTransition()
    case .cancelled: listener?.cancelInteractiveTransition()
    }
  }

  // MARK: - Ending

  /// Restores what the transition has moved: at once, also where another animation's block ends the transition.
  func cleanUp(at end: TransitionEnd) {
    UIView.performWithoutAnimation {
      carrier.cleanUp(at: end)
      if options.hidesScreensBehind { setup.isolateScreen(at: end) }
      setup.cleanUp(at: end)
    }
  }

  func complete(at end: TransitionEnd) {
    interval?.end(end == .end ? "finished" : "cancelled")
    context.completeTransition(end == .end)
    if end == .start { firstResponder?.becomeFirstResponder() }
    // UIKit asks the incoming screen only, and in a custom container neither.
    context.viewController(forKey: end == .end ? .to : .from)?.updateStatusBar()
  }
}

extension UIView {
  /// Makes changes at once, also where an app asks for them inside an animation of its own.
  static func performAtOnce(_ changes: () -> Void) {
    inheritedAnimationDuration > 0 ? performWithoutAnimation(changes) : changes()
  }
}
