import UIKit

/// Performs the state machine's effects on the context, on the scene, and on the `ProgressDriver`.
@MainActor
final class FlightDriver {
  let context: any UIViewControllerContextTransitioning
  let setup: SceneSetup
  /// The freely moving card, once it exists.
  private(set) var card: FreeCard?
  /// The parts with separate springs, once the effect has any.
  private var parts: SpringParts?
  /// The foreground's position and size, once an app has laid it out elsewhere.
  private var geometry: SpringParts?
  let progressDriver: ProgressDriver
  private let change: ScreenChange
  private let options: FlightOptions
  /// Called when the container has left its window.
  private let didLoseWindow: () -> Void
  /// Called when the container's size has changed.
  private let didResize: () -> Void
  /// Called when an app has laid the foreground out elsewhere.
  private let didDisplace: () -> Void
  /// The context of a reversible change; nil for any other, which UIKit must not treat as interactive.
  private let listener: (any UIViewControllerContextTransitioning)?
  /// The view of the outgoing screen that had the keyboard when the transition was requested.
  private weak var typing: UIView?
  /// The first responder that the transition has resigned.
  private weak var firstResponder: UIView?
  /// The transition in the log, while a tool records it.
  private var interval: LogInterval?
  /// Counts while code holds the transition, if a reader is attached to the log.
  var pauseWatch: PauseWatch?

  init(
    _ context: any UIViewControllerContextTransitioning,
    for change: ScreenChange,
    options: FlightOptions,
    isInteractive: Bool,
    typing: UIView?,
    didArrive: @escaping (TransitionEnd) -> Void,
    didLoseWindow: @escaping () -> Void,
    didResize: @escaping () -> Void,
    didDisplace: @escaping () -> Void
  ) {
    self.context = context
    self.change = change
    self.options = options
    self.typing = typing
    self.didLoseWindow = didLoseWindow
    (self.didResize, self.didDisplace) = (didResize, didDisplace)
    listener = change.isReversible ? context : nil
    setup = SceneSetup(context, for: change, effect: options.effect, isInteractive: isInteractive)
    let cardSpring = setup.scene.extras.cardLaw?.spring
    let settlingParameters = SettlingParameters(
      spring: cardSpring ?? options.spring,
      travel: hypot(setup.travel.dx, setup.travel.dy),
      rubberBand: setup.rubberBandsPastEnds ? options.rubberBand : nil
    )
    let openingAnimation = cardSpring.map(OpeningAnimation.init) ?? options.openingAnimation
    progressDriver = ProgressDriver(
      openingAnimation.segment,
      for: openingAnimation.duration,
      settlingParameters,
      in: setup,
      didArrive: didArrive,
      didStall: {
        TransitionLog.error(
          """
          Ended the \(change.nameInLog): it reached its end a second ago, and UIKit hasn't completed its animators. \
          Report the version of the system.
          """
        )
      }
    )
  }

  /// The animator that UIKit receives for this transition; always the same.
  var animator: UIViewPropertyAnimator { progressDriver.animator }

  /// The finger's path from start to end, in points.
  var travel: CGVector { setup.travel }

  var settlingParameters: SettlingParameters { progressDriver.settlingParameters }

  /// Adds an app's animations to the running ones; before the start, they wait for the transition's own animations.
  func add(_ animations: @escaping @MainActor () -> Void) {
    guard progressDriver.isActive else { return }
    setup.watch?.begin()
    progressDriver.add(animations)
    setup.watch?.recordLayout()
  }

  // MARK: - Beginning

  /// Sets up the views.
  ///
  /// Their layout runs the app's code, which may start other transitions or remove this transition's container.
  func prepare(isHeld: Bool, alongside: @escaping @MainActor () -> Void) {
    notify(isHeld)
    interval = LogInterval(change.nameInLog)
    setup.recordForeground()
    if isHeld, options.dismissesKeyboard {
      context.viewController(forKey: .from)?.viewIfLoaded.map(dismissKeyboard)
    }
    setup.place()
    // Transitions inside the screens must be notified before this layout can end them.
    leave(toward: .end)
    setup.prepare()
    setup.overlay.onLosingWindow = didLoseWindow
    setup.overlay.onResize = didResize
    setup.overlay.keepSafeAreas = { [weak setup] in setup?.keepSafeAreas() }
    progressDriver.prepare(alongside)
    setup.watch?.onNewFrame = didDisplace
    if setup.overlay.window == nil { didLoseWindow() }
  }

  /// Resigns the first responder in a screen.
  private func dismissKeyboard(of screen: UIView) {
    guard let responder = UIResponder.current else {
      screen.endEditing(false)
      return
    }
    guard let view = responder as? UIView, view.isDescendant(of: screen) else { return }
    firstResponder = view
    view.resignFirstResponder()
  }

  /// Finds everything with a separate spring.
  ///
  /// Under a finger it moves by the change of progress, from its current on-screen position.
  private func findSideAnimations(_ path: HeldParts.Path) -> [any SideAnimation] {
    let (extras, settlingParameters) = (setup.scene.extras, progressDriver.settlingParameters)
    var sideAnimations: [any SideAnimation] = []
    setup.startAtFrameBefore()
    if let found = extras.card {
      let openEnd: TransitionEnd = change.direction == .forward ? .end : .start
      let card = FreeCard(found, openAt: openEnd, settlingParameters) { extras.card }
      self.card = card
      sideAnimations.append(card)
    }
    if !extras.parts.isEmpty {
      sideAnimations.append(takeParts(HeldParts(of: extras.parts, at: 0, path)))
    }
    if setup.frameBefore != nil {
      sideAnimations.append(takeGeometry(HeldParts(of: setup.geometryParts, at: 0, path)))
    }
    return sideAnimations
  }

  /// Animates the parts with separate springs beside the progress.
  private func takeParts(_ held: HeldParts) -> SpringParts {
    let extras = setup.scene.extras
    let parts = SpringParts(extras.parts, held, settlingParameters, in: setup) { extras.parts }
    self.parts = parts
    return parts
  }

  /// Animates the foreground's position and size beside the progress.
  private func takeGeometry(_ held: HeldParts) -> SpringParts {
    let geometry = SpringParts(setup.geometryParts, held, settlingParameters, in: setup) {
      [setup] in
      setup.takeGeometryParts()
    }
    self.geometry = geometry
    return geometry
  }

  /// Sets whether this transition is interactive, because UIKit asks only once for all transitions.
  private func notify(_ isHeld: Bool) {
    guard let listener, isHeld != listener.isInteractive else { return }
    isHeld ? listener.pauseInteractiveTransition() : listener.finishInteractiveTransition()
  }

  /// Starts the animators, and holds them at the start.
  func start(isInHand: Bool) {
    start(isHeld: true, isInHand: isInHand)
  }

  private func start(isHeld: Bool, isInHand: Bool) {
    progressDriver.start(isHeld: isHeld) {
      setup.overlay.keepSize(isMeasured: setup.isMeasured)
      return findSideAnimations(isInHand ? .parallel : .bent)
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

  /// Starts the opening animation; if animations are disabled, finishes at once.
  func startOpening() {
    let isAnimated = UIView.areAnimationsEnabled && change.isAnimated
    start(isHeld: !isAnimated, isInHand: false)
    guard isAnimated else { return progressDriver.finish(at: .end) }
    progressDriver.startOpening()
    open(toward: .end)
  }

  /// Lets touches reach the destination screen.
  private func open(toward end: TransitionEnd) {
    setup.overlay.openScreen = options.opensIncomingScreen ? setup.screen(at: end) : nil
  }

  /// Records the screens that have been notified that they leave if the transition goes to an end, and notifies the
  /// transitions inside them.
  private func leave(toward end: TransitionEnd) {
    if options.hidesScreensBehind { setup.isolateScreen(at: end) }
    var ends = [end.opposite]
    // The outgoing child of a custom container is notified only at the end that it stays.
    if end == .start, change.container.isCustom { ends.append(.start) }
    setup.overlay.leavingScreens = ends.compactMap { setup.screen(at: $0) ?? change.cover(at: $0) }
    let returns = end == .start && !change.container.isCustom
    setup.overlay.returningScreen = returns ? setup.screen(at: .start) : nil
    for end in ends {
      context.viewController(forKey: end == .start ? .from : .to)?.announceLeaving()
    }
  }

  // MARK: - Running

  func show(_ progress: CGFloat) {
    UIView.performAtOnce { progressDriver.show(progress) }
  }

  /// Shows a progress, and reports it to the context.
  func follow(_ progress: CGFloat) {
    setup.watch?.begin()
    show(progress)
    setup.watch?.recordPositions()
    listener?.updateInteractiveTransition(min(max(progress, 0), 1))
  }

  /// Stops at a progress, and keeps the motion, with which the transition continues.
  func stop(at progress: CGFloat) {
    UIView.performAtOnce { progressDriver.stop(at: progress) }
    setup.overlay.openScreen = nil
  }

  /// Stops at a progress, and comes to rest.
  func hold(at progress: CGFloat, by holder: TransitionStateMachine.Holder) {
    UIView.performAtOnce { progressDriver.hold(at: progress, by: holder) }
    setup.overlay.openScreen = nil
  }

  /// Sets up the effect again.
  ///
  /// In a new size, the transition continues at the same progress and velocity along the new path; if an app has laid
  /// the foreground out elsewhere, it continues from the current on-screen position.
  ///
  /// Returns whether a new side animation takes part from the next departure.
  func setUpAgain(_ mode: TransitionStateMachine.SetupMode) -> Bool {
    let isDisplaced = mode != .inNewSize && geometry == nil
    if isDisplaced {
      let parts = setup.geometryParts
      let held = HeldParts(
        of: parts,
        displayedAt: parts.map(\.displayedValue),
        at: progressDriver.motion
      )
      progressDriver.add(takeGeometry(held))
    }
    progressDriver.setUpAgain(mode)
    return addNewParts() || isDisplaced
  }

  /// Adds the first parts with separate springs that an effect has found, and returns whether there are any.
  private func addNewParts() -> Bool {
    let (found, motion) = (setup.scene.extras.parts, progressDriver.motion)
    guard parts == nil, !found.isEmpty else { return false }
    setup.changingViews {
      UIView.performAtOnce {
        for part in found { part.value = part.motion(at: motion).value }
      }
    }
    progressDriver.add(takeParts(HeldParts(of: found, at: motion.progress)))
    return true
  }

  func send(_ departure: Departure) {
    // While a call waits for the end, a second tap on a button must not repeat it.
    if departure.speed == .usual { open(toward: departure.end) }
    leave(toward: departure.end)
    guard UIView.areAnimationsEnabled else { return progressDriver.finish(at: departure.end) }
    progressDriver.send(departure)
  }

  func notify(_ message: TransitionStateMachine.Message) {
    switch message {
    case .paused: listener?.pauseInteractiveTransition()
    case .updated(let progress): listener?.updateInteractiveTransition(progress)
    case .finished: listener?.finishInteractiveTransition()
    case .cancelled: listener?.cancelInteractiveTransition()
    }
  }

  // MARK: - Ending

  /// Restores the changes of the transition, without animation even inside another animation's block.
  func cleanUp(at end: TransitionEnd) {
    // The incoming screen loses the keyboard when it is removed; then the keyboard goes back to where it was.
    if end == .start, UIResponder.current(in: context.viewController(forKey: .to)) != nil {
      firstResponder = firstResponder ?? typing
    }
    UIView.performWithoutAnimation {
      progressDriver.cleanUp(at: end)
      if options.hidesScreensBehind { setup.isolateScreen(at: end) }
      setup.cleanUp(at: end)
    }
  }

  func complete(at end: TransitionEnd) {
    interval?.end(end == .end ? "finished" : "cancelled")
    context.completeTransition(end == .end)
    // A field that the app has chosen since then stays.
    if end == .start, let firstResponder, UIResponder.current == nil {
      firstResponder.becomeFirstResponder()
    }
    // UIKit asks only the incoming screen, and in a custom container neither.
    context.viewController(forKey: end == .end ? .to : .from)?.updateStatusBar()
  }
}

extension UIView {
  /// Makes changes without animation, even inside an app's animation block.
  static func performAtOnce(_ changes: () -> Void) {
    inheritedAnimationDuration > 0 ? performWithoutAnimation(changes) : changes()
  }
}
