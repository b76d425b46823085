public import UIKit

extension InterruptibleTransition: UIViewControllerAnimatedTransitioning {
  /// Returns the duration of an uninterrupted transition, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    openingAnimation(for: transitionContext).duration
  }

  /// Starts a transition for which UIKit doesn't use the interactor.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    begin(in: transitionContext)
  }

  /// Returns the animator of a transition, the same for every call.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    list.endedAnimator(for: transitionContext)
      ?? flight(for: transitionContext)
      .take(transitionContext, flightOptions(for: transitionContext)).animator
  }
}

extension InterruptibleTransition: UIViewControllerInteractiveTransitioning {
  /// A Boolean value that indicates whether a gesture, or a later call, has taken a transition that is about to start.
  ///
  /// Other transitions start running, and can be caught later.
  ///
  /// UIKit doesn't specify the transition. If several are about to start, each reports this to its own context when it
  /// starts.
  public var wantsInteractiveStart: Bool { list.startsHeld }

  /// Starts a transition, held by a finger or by code, or running.
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    begin(in: transitionContext)
  }
}

// MARK: - From the question to the flight

extension InterruptibleTransition {
  /// Makes the flight of a change that is about to be asked for.
  @discardableResult
  func expect(
    _ change: ScreenChange,
    opening: TransitionStateMachine.Opening = .running
  ) -> Flight {
    releasePulls(for: change)
    focusMemory.remember(leaving: change.from)
    for container in containers {
      container.gestures?.takeSwipeBack()
    }
    let flight = Flight(change, opening: opening, projection: projection, owner: self)
    list.add(flight)
    for other in list.others(than: flight) where other.status == .upcoming {
      list.giveUp(other)
    }
    watchFrames()
    onFlight?(TransitionFlight(flight))
    return flight
  }

  @discardableResult
  func flight(askedAbout change: ScreenChange) -> Flight {
    list.upcoming(change) ?? expect(change)
  }

  /// The flight of a context: one that has begun in it or was requested; otherwise, that of a change without a request.
  func flight(for context: any UIViewControllerContextTransitioning) -> Flight {
    if let flight = list.flight(for: context) { return flight }
    let from = context.viewController(forKey: .from)
    let to = context.viewController(forKey: .to)
    let container =
      container(from: from, to: to, style: context.presentationStyle) ?? Container(nil, of: self)
    return expect(container.change(from: from, to: to))
  }

  /// Begins the flight of a context, once.
  func begin(in context: any UIViewControllerContextTransitioning) {
    guard list.endedAnimator(for: context) == nil else { return }
    let flight = flight(for: context)
    guard flight.status == .upcoming else { return }
    let driver = flight.take(context, flightOptions(for: context))
    for other in list.others(than: flight) {
      other.send(.abandon)
    }
    flight.send(.begin(driver.settlingParameters))
    if !context.isAnimated { flight.send(.abandon) }
  }

  func start(_ context: ContainerContext) {
    // One that a callback has started meanwhile ends first, and decides what is shown.
    for other in list.all
    where other.status == .inFlight && other.change.container === context.children {
      other.send(.abandon)
    }
    context.takeShownChild()
    flight(askedAbout: context.change)
    context.begin()
    startInteractiveTransition(context)
  }
}

extension InterruptibleTransition: FlightOwner {
  private func flightOptions(
    for context: any UIViewControllerContextTransitioning
  ) -> FlightOptions {
    FlightOptions(
      effect: reducesMotion ? ReducedMotionEffect(replacing: effect) : effect,
      openingAnimation: openingAnimation(for: context),
      spring: releaseSpring,
      rubberBand: rubberBand,
      opensIncomingScreen: opensIncomingScreen,
      dismissesKeyboard: dismissesKeyboard,
      hidesScreensBehind: accessibility.hidesScreensBehind
    )
  }

  /// The first segment of a transition that nothing holds; without a context, of one that is no presentation.
  private func openingAnimation(for context: (any UIViewControllerContextTransitioning)?)
    -> OpeningAnimation
  {
    if reducesMotion { return OpeningAnimation(in: ReducedMotionEffect.duration) }
    if let chosenOpening { return chosenOpening }
    let isPresentation = context.map { $0.presentationStyle != .none } ?? false
    return isPresentation ? .usualOfPresentations : .usual
  }

  /// Whether a cross-fade replaces the effect.
  var reducesMotion: Bool { accessibility.reducesMotion && UIAccessibility.wantsLessMotion }

  func flightWillBegin(_ flight: Flight) {
    if let containerView = flight.driver?.context.containerView {
      flight.change.container.willBegin(flight, in: containerView)
    }
    if applicationEvents == nil {
      applicationEvents = ApplicationEvents(
        didResignActive: { [weak self] scene in
          for flight in self?.flights(in: scene) ?? [] { flight.proceed() }
        },
        didEnterBackground: { [weak self] scene in
          for flight in self?.flights(in: scene) ?? [] { flight.send(.abandon) }
        }
      )
    }
    releasePulls(for: flight.change)
  }

  /// Lets go of the screens of a change that fingers pull at: what UIKit and the flight remember of them must not
  /// include the pull.
  func releasePulls(for change: ScreenChange) {
    releasePull(of: change.from)
    releasePull(of: change.to)
  }

  private func releasePull(of screen: UIViewController?) {
    // A pull that shows nothing is let go when it would.
    guard let view = screen?.viewIfLoaded, view.transform != .identity else { return }
    HostGestures.releasePull(of: view)
    // A container that has left the window is not around the view any more.
    for container in containers {
      container.gestures?.releasePull(of: view)
    }
  }

  func flightDidChange(_ flight: Flight) {
    if case .over(let end, _) = flight.machine.phase {
      if list.last === flight { restingEnd = end }
      list.remove(flight)
    }
    if case .paused = flight.machine.phase { PauseWatch.follow(flight) }
    announcePhase()
    announceScreen(after: flight)
    makeWaitingCalls()
  }

  /// Tells assistive technology of the screen that a flight has brought, unless another flight is about to replace it, and
  /// gives the focus back to the element that had it there.
  private func announceScreen(after flight: Flight) {
    guard flight.ended != nil, case .over(let end, _) = flight.machine.phase else { return }
    let change = flight.change
    let screen = change.container.screenToAnnounce(after: change, at: end)
    let shown = end == .end ? change.to : change.from
    let element = focusMemory.element(in: shown?.viewIfLoaded)
    // A screen that a transition back has removed is a new one when it is shown again.
    if end == .end, change.direction == .backward, change.from?.isInContainer == false {
      focusMemory.forget(change.from)
    }
    guard accessibility.postsScreenChanges else { return }
    if let screen {
      UIAccessibility.post(notification: .screenChanged, argument: element ?? screen)
    } else if let element, end == .start,
      UIAccessibility.focusedElement(using: nil) as? NSObject !== element
    {
      UIAccessibility.post(notification: .layoutChanged, argument: element)
    }
  }

  /// The flights in a scene, or all if there is none.
  private func flights(in scene: UIScene?) -> [Flight] {
    list.all.filter { $0.status == .inFlight && (scene == nil || $0.scene === scene) }
  }

  func announcePhase() {
    while announcedPhase != phase {
      announcedPhase = phase
      onPhaseChange?(phase)
    }
  }

  // MARK: - Time

  /// Counts frames while something waits for UIKit.
  func watchFrames() {
    switch (list.waitsForUIKit || queue.waitsForUIKit, ticker) {
    case (true, nil):
      // Keeps the object alive while something waits: an app that releases it gets its calls made all the same.
      ticker = FrameTicker {
        self.frameDidBegin()
        return true
      }
    case (false, let running?):
      running.stop()
      ticker = nil
    case (true, _?), (false, nil): break
    }
  }

  private func frameDidBegin() {
    let isDue = queue.countFrame()
    for flight in list.flightsLeftBehind() {
      flight.drop()
    }
    for (call, outcome) in queue.callsOver(where: { !isBlocked($0, waitsOffScreen: false) }) {
      call.completion?(outcome)
    }
    if isDue { makeWaitingCalls() } else { watchFrames() }
  }
}

extension Flight {
  var phase: InterruptibleTransition.Phase {
    switch machine.phase {
    case .over: .idle
    case .upcoming(.dragged), .starting(.dragged), .dragging: .dragging
    case .upcoming(.held), .starting(.held), .paused: .paused
    case .upcoming, .starting, .settling, .springing: .settling(toward: machine.destinationEnd)
    }
  }

  var velocity: CGFloat {
    switch machine.phase {
    case .starting, .dragging, .settling: motion.clamped.velocity
    case .upcoming, .springing, .paused, .over: 0
    }
  }
}
