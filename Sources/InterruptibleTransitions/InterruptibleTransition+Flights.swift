import UIKit

extension InterruptibleTransition: FlightOwner {
  var flightOptions: FlightOptions {
    let fades = reducesMotion
    return FlightOptions(
      effect: fades ? ReducedMotionEffect(replacing: effect) : effect,
      opening: fades ? Leg(openingIn: ReducedMotionEffect.duration) : Leg(opening: spring),
      openingDuration: fades ? ReducedMotionEffect.duration : springDuration,
      spring: releaseSpring,
      rubberBand: rubberBand,
      opensIncomingScreen: opensIncomingScreen,
      dismissesKeyboard: dismissesKeyboard,
      hidesScreensBehind: accessibility.hidesScreensBehind
    )
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
    SiteGestures.releasePull(of: view)
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

  /// Tells assistive technology of the screen that a flight has brought, unless another flight is about to replace it.
  private func announceScreen(after flight: Flight) {
    guard flight.ended != nil, case .over(let end, _) = flight.machine.phase else { return }
    let screen = flight.change.container.screenToAnnounce(after: flight.change, at: end)
    guard let screen, accessibility.postsScreenChanges else { return }
    UIAccessibility.post(notification: .screenChanged, argument: screen)
  }

  /// The flights in a scene, or all if there is none.
  private func flights(in scene: UIScene?) -> [Flight] {
    list.all.filter { $0.stage == .inFlight && (scene == nil || $0.scene === scene) }
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
    for call in queue.callsOver(where: { !isBlocked($0, isPatient: false) }) {
      call.complete()
    }
    if isDue { makeWaitingCalls() } else { watchFrames() }
  }
}

extension Flight {
  var phase: InterruptibleTransition.Phase {
    switch machine.phase {
    case .over: .idle
    case .upcoming(.running): .settling(toward: .end)
    case .upcoming(.dragged), .dragging: .dragging
    case .upcoming(.released(_, let destination)), .settling(let destination),
      .landing(let destination):
      .settling(toward: destination.end)
    case .upcoming(.held), .paused: .paused
    }
  }

  var velocity: CGFloat {
    switch machine.phase {
    case .dragging, .settling: motion.clamped.velocity
    case .upcoming, .landing, .paused, .over: 0
    }
  }
}
