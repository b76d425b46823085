import UIKit

/// The containers on which the object is installed.
extension InterruptibleTransition {
  func stack(of navigationController: UINavigationController) -> StackContainer {
    container(of: navigationController) ?? add(StackContainer(navigationController, of: self))
  }

  func tabs(of tabBarController: UITabBarController) -> TabContainer {
    container(of: tabBarController) ?? add(TabContainer(tabBarController, of: self))
  }

  func card(of presented: UIViewController) -> PresentationContainer {
    container(of: presented) ?? add(PresentationContainer(presented, of: self))
  }

  func children(of container: UIViewController) -> ChildrenContainer {
    self.container(of: container) ?? add(ChildrenContainer(container, of: self))
  }

  /// The container of a change that UIKit is making, as its context or coordinator describes it.
  func container(
    from: UIViewController?,
    to: UIViewController?,
    style: UIModalPresentationStyle
  ) -> Container? {
    guard style == .none else {
      if let from, from.isBeingDismissed || to?.presentedViewController === from {
        return card(of: from)
      }
      return to.map { card(of: $0) }
    }
    switch to?.parent ?? from?.parent {
    case let navigationController as UINavigationController: return stack(of: navigationController)
    case let tabBarController as UITabBarController: return tabs(of: tabBarController)
    case let container: return container.map { children(of: $0) }
    }
  }

  private func container<Kind: Container>(of host: UIViewController) -> Kind? {
    for container in containers where container.host === host {
      if let container = container as? Kind { return container }
    }
    return nil
  }

  private func add<Kind: Container>(_ container: Kind) -> Kind {
    service = .known
    containers.removeAll { $0.host == nil }
    containers.append(container)
    return container
  }
}

extension InterruptibleTransition: ContainerOwner {
  func flight(in container: Container) -> Flight? { list.flight(in: container) }

  func backPolicy(
    of screen: UIViewController?,
    managedBy manager: UIPresentationController?
  ) -> BackPolicy {
    let policy = backPolicy(of: screen)
    return policy == .allow && manager?.mayBeDismissed == false ? .resist : policy
  }

  private func backPolicy(of screen: UIViewController?) -> BackPolicy {
    guard let screen else { return .allow }
    // A screen that was never shown has nothing to lose, and may not expect the question.
    if screen.isViewLoaded {
      let own =
        (screen as? any BackPolicyProviding)?.backPolicy(for: self)
        ?? (screen.resistsDismissal ? .resist : .allow)
      guard own == .allow else { return own }
    }
    // A gesture that leaves a screen leaves the screens inside it, and a presentation in its context, too.
    for child in screen.children {
      let policy = backPolicy(of: child)
      guard policy == .allow else { return policy }
    }
    guard screen.cardInContext != nil, let card = screen.presentedViewController else {
      return .allow
    }
    return backPolicy(of: card, managedBy: card.presentationController)
  }

  func mayLeave(_ screen: UIViewController, in container: any FlightContainer) -> Bool {
    let manager = container is PresentationContainer ? screen.presentationController : nil
    if backPolicy(of: screen, managedBy: manager) == .allow { return true }
    manager?.tellOfAttempt()
    return false
  }

  func motion(in scene: TransitionScene) -> InteractiveOption.Motion {
    scene.extras.isInteractive = true
    let travel = effect.travelToEnd(in: scene)
    return InteractiveOption.Motion(
      travel: travel,
      law: reducesMotion ? nil : scene.extras.cardLaw,
      isLeftToSystem: scene.isLeftToSystem
    )
  }

  /// Whether UIKit makes a change with its own animation: the screen has a transition of the system, or the app chooses
  /// no effect.
  func isLeftToSystem(_ change: ScreenChange) -> Bool {
    guard let view = change.host?.viewIfLoaded ?? change.from?.viewIfLoaded else {
      return change.upper?.hasSystemTransition == true
    }
    let isForward = change.direction == .forward
    let scene = TransitionScene(
      direction: change.direction,
      container: view,
      foreground: nil,
      background: nil,
      foregroundViewController: change.upper,
      backgroundViewController: isForward ? change.from : change.to,
      foregroundFrame: view.bounds
    )
    scene.extras.isInteractive = list.upcoming(change)?.startsHeld == true
    _ = effect.travelToEnd(in: scene)
    return scene.isLeftToSystem
  }

  var expectsPinches: Bool { effect.isPinchable }

  func startDragging(_ opening: InteractiveOption.Opening) -> Flight? {
    start(opening, .dragged(progress: 0))
  }

  /// Asks UIKit for a change; returns nil if UIKit doesn't make it, or the app has made it already.
  @discardableResult
  func start(_ opening: InteractiveOption.Opening, _ beginning: TransitionStateMachine.Opening)
    -> Flight?
  {
    guard !opening.isObsolete() else {
      opening.decline()
      return nil
    }
    return answering(about: opening.change.controllers) {
      let flight = expect(opening.change, opening: beginning)
      announcePhase()
      // The app has been notified of the transition, and may have made another change.
      if opening.isObsolete() { opening.decline() } else { opening.ask() }
      if flight.status == .upcoming, !list.isComing(flight) { flight.drop() }
      return flight.status == .over ? nil : flight
    }
  }

  func updateGestures() {
    for gestures in allGestures {
      gestures.settingsDidChange()
    }
  }

  /// The recognizers on all containers, and those that present.
  var allGestures: [HostGestures] {
    containers.compactMap(\.gestures) + presentingPans.compactMap(\.gestures)
  }
}

/// Makes calls in order, each after the transitions that block it.
extension InterruptibleTransition {
  /// Makes a call now, or after the transitions that block it.
  func submit(_ call: TransitionCall) {
    queue.append(call)
    makeWaitingCalls()
  }

  /// Makes the calls that nothing blocks, and speeds up the transitions that block the others.
  ///
  /// Making a call can end a flight or start one, and so lead back here.
  func makeWaitingCalls() {
    while let (call, flight) = nextCall(), queue.take(call) {
      if let (flight, end) = flight {
        answer(call, by: end, of: flight)
      } else {
        perform(call)
      }
    }
    for call in queue.leaders {
      wait(call)
    }
    watchFrames()
  }

  /// The first call that can be made, and the flight that answers it.
  private func nextCall() -> (TransitionCall, (Flight, TransitionEnd)?)? {
    for call in queue.leaders {
      if let flight = flightAnswering(call) { return (call, flight) }
      if !isBlocked(call, waitsOffScreen: call.waitsOffScreen) {
        call.settle()
        return (call, nil)
      }
    }
    return nil
  }

  /// Delays a call until the flights that block it, or else UIKit's transitions, have finished.
  private func wait(_ call: TransitionCall) {
    let flights = list.all.filter(call.request.isBlocked)
    if queue.wait(call, forUIKit: flights.isEmpty) {
      call.request.coordinator?.animate(
        alongsideTransition: nil,
        completion: { [weak self] _ in self?.queue.makeDue() }
      )
    }
    for flight in flights where flight.status == .inFlight {
      let destinationEnd = flight.machine.destinationEnd
      if call.isAnimated {
        flight.go(toward: destinationEnd, .hurried)
      } else {
        flight.conclude(at: destinationEnd)
      }
    }
  }

  /// Whether a transition blocks a call; if `waitsOffScreen`, also a UIKit transition outside a window.
  func isBlocked(_ call: TransitionCall, waitsOffScreen: @autoclosure () -> Bool) -> Bool {
    list.all.contains(where: call.request.isBlocked)
      || call.request.isBlockedByUIKit && (waitsOffScreen() || call.request.isOnScreen)
  }

  /// The flight that a call only has to send to one of its ends.
  private func flightAnswering(_ call: TransitionCall) -> (Flight, TransitionEnd)? {
    for flight in list.all where flight.status == .inFlight {
      if let end = flight.end(for: call) { return (flight, end) }
    }
    return nil
  }

  func answerCalls(by flight: Flight) {
    while let call = queue.leaders.first(where: { flight.end(for: $0) != nil }),
      let end = flight.end(for: call), queue.take(call)
    {
      answer(call, by: end, of: flight)
    }
  }

  /// Asks UIKit for a change, or answers its question about one; calls for the same controllers by the app's code wait for the
  /// change.
  func answering<Answer>(about controllers: [UIViewController], _ answer: () -> Answer) -> Answer {
    queue.beginAsking(about: controllers)
    defer {
      queue.endAsking()
      queue.delay(controllers)
      watchFrames()
    }
    return answer()
  }

  private func answer(_ call: TransitionCall, by end: TransitionEnd, of flight: Flight) {
    call.completion.map { flight.notify($0, of: call, wanting: end) }
    if call.isAnimated { flight.go(toward: end, .usual) } else { flight.conclude(at: end) }
  }

  private func perform(_ call: TransitionCall) {
    queue.beginAsking(about: call.request.controllers)
    for earlier in queue.takeSatisfied(before: call) { earlier.completion?(.end) }
    // The app's code runs in the layout, and may do itself what is asked for.
    if call.isAnimated { call.request.settleBefore() }
    guard !call.request.isObsolete else { return decline(call) }
    call.request.container.explainInstallation()
    if !call.waitsOffScreen { call.explainTimeout() }
    let flight = call.change.map { expect($0) }
    // The app has been notified of the transition, and may have made another change.
    guard !call.request.isObsolete else {
      flight?.drop()
      return decline(call)
    }
    call.ask()
    queue.endAsking()
    guard let flight, flight.status != .over else { return queue.didMake(call) }
    guard call.isAnimated, flight.status != .upcoming || list.isComing(flight) else {
      call.explainRefusal()
      // The end of the flight makes the next call, before which this one is reported.
      queue.didMake(call)
      return flight.drop()
    }
    call.completion.map { flight.notify($0, of: call, wanting: .end) }
  }

  /// Ends a call that UIKit isn't asked for.
  private func decline(_ call: TransitionCall) {
    call.request.explain()
    queue.endAsking()
    call.complete()
  }
}

extension Flight {
  /// The end to which a call only has to send the flight; nil if that doesn't do.
  fileprivate func end(for call: TransitionCall) -> TransitionEnd? {
    call.request.end(of: change).flatMap { mayGo(to: $0) ? $0 : nil }
  }

  /// Calls back when the transition is over, with whether it has made what a call wanted.
  ///
  /// A dismissal of several cards that is reversed brings only the uppermost one back: the call may have wanted another one gone.
  fileprivate func notify(
    _ completion: OnceCallback,
    of call: TransitionCall,
    wanting end: TransitionEnd
  ) {
    animate(
      AlongsideAnimation(
        animations: {},
        completion: { completion($0 == end || call.request.isSatisfied ? .end : .start) }
      )
    )
  }
}
