public import UIKit

/// Moving from screen to screen by code, at any moment.
///
/// While a transition is in flight in the same container, the opposite call reverses it with the velocity that it
/// has, and the same call does nothing. Any other call is queued, and the transition in flight speeds up. Calls for
/// another container run at once. A call that isn't animated does the same without a leg.
///
/// UIKit's own calls work as well while nothing is in flight in the container. To make them at any moment, use
/// ``InterruptibleNavigationController`` and ``InterruptibleTabBarController``.
extension InterruptibleTransition {
  /// Pushes a controller.
  public func push(
    _ viewController: UIViewController,
    onto navigationController: UINavigationController,
    animated: Bool = true
  ) {
    submit(.push(viewController), in: navigationController, animated: animated)
  }

  /// Pops the top controller of the stack that all earlier calls lead to; a push in flight is reversed.
  public func pop(from navigationController: UINavigationController, animated: Bool = true) {
    guard let target = stack(of: navigationController).popTarget else { return }
    submit(.popTo(target), in: navigationController, animated: animated)
  }

  /// Pops to a controller of the stack.
  public func pop(
    to viewController: UIViewController,
    in navigationController: UINavigationController,
    animated: Bool = true
  ) {
    submit(.popTo(viewController), in: navigationController, animated: animated)
  }

  /// Pops to the root.
  public func popToRoot(of navigationController: UINavigationController, animated: Bool = true) {
    guard let root = stack(of: navigationController).stackExpected.first else { return }
    submit(.popTo(root), in: navigationController, animated: animated)
  }

  /// Replaces the stack.
  ///
  /// This transition can't be reversed, because UIKit would keep both stacks.
  public func setViewControllers(
    _ viewControllers: [UIViewController],
    of navigationController: UINavigationController,
    animated: Bool = true
  ) {
    submit(.set(viewControllers), in: navigationController, animated: animated)
  }

  private func submit(
    _ goal: StackWish.Goal,
    in navigationController: UINavigationController,
    animated: Bool
  ) {
    StackWish(goal, in: stack(of: navigationController)).map {
      submit(TransitionCall($0, isAnimated: animated))
    }
  }

  /// Presents a controller, with this object as its `transitioningDelegate` unless it has one.
  ///
  /// The system presents sheets itself. If no presentation style was chosen, so that the controller would be
  /// presented as a sheet, its style becomes `custom`.
  ///
  /// - Parameters:
  ///   - viewController: The controller to present.
  ///   - presenting: The controller to present it from.
  ///   - animated: Pass `false` to present it at once.
  ///   - completion: Called when the presentation is over, also if it was reversed.
  public func present(
    _ viewController: UIViewController,
    from presenting: UIViewController,
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let delegate = viewController.transitioningDelegate
    if delegate == nil || delegate === self {
      viewController.prepareForCustomTransition(by: self)
    }
    let wish = PresentWish(
      presented: viewController,
      source: presenting,
      card: card(of: viewController)
    )
    submit(TransitionCall(wish, isAnimated: animated, completion: completion))
  }

  /// Dismisses a presented controller; a presentation in flight is reversed.
  ///
  /// - Parameters:
  ///   - viewController: The presented controller.
  ///   - animated: Pass `false` to dismiss it at once.
  ///   - completion: Called when the dismissal is over, also if it was reversed.
  public func dismiss(
    _ viewController: UIViewController,
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let wish = DismissWish(presented: viewController, card: card(of: viewController))
    submit(TransitionCall(wish, isAnimated: animated, completion: completion))
  }

  /// Selects a tab.
  public func select(
    _ viewController: UIViewController,
    in tabBarController: UITabBarController,
    animated: Bool = true
  ) {
    TabWish(viewController, in: tabs(of: tabBarController)).map {
      submit(TransitionCall($0, isAnimated: animated))
    }
  }

  /// Makes a change in a custom container.
  public func run(_ change: ContainerChange) {
    submit(
      TransitionCall(ChildrenWish(context: context(for: change)), isAnimated: change.isAnimated)
    )
  }

  func context(for change: ContainerChange) -> ContainerContext {
    ContainerContext(change, in: children(of: change.container))
  }

  // MARK: - In order

  /// Makes a call now, or when what is in its way is over.
  func submit(_ call: TransitionCall) {
    queue.append(call)
    makeWaitingCalls()
  }

  /// Makes the calls that nothing is in the way of; what is in the way of the others is sped up, and tells when it is over.
  ///
  /// Making a call can end a flight or start one, and so lead back here.
  func makeWaitingCalls() {
    guard !queue.isEmpty else { return watchFrames() }
    while let (ticket, flight) = nextCall(), queue.take(ticket) {
      if let (flight, end) = flight {
        answer(ticket.call, by: end, of: flight)
      } else {
        perform(ticket)
      }
    }
    for ticket in queue.leaders {
      wait(ticket)
    }
    watchFrames()
  }

  /// The first call that can be made, and the flight that answers it.
  private func nextCall() -> (CallQueue.Ticket, (Flight, TransitionEnd)?)? {
    for ticket in queue.leaders {
      if let flight = flightAnswering(ticket.call) { return (ticket, flight) }
      if !isBlocked(ticket.call, isPatient: ticket.isPatient) { return (ticket, nil) }
    }
    return nil
  }

  /// Has a call wait for the flights in its way, or else for UIKit.
  private func wait(_ ticket: CallQueue.Ticket) {
    let call = ticket.call
    let flights = list.all.filter(call.wish.isBlocked)
    if queue.wait(ticket, forUIKit: flights.isEmpty) {
      call.wish.coordinator?.animate(
        alongsideTransition: nil,
        completion: { [weak self] _ in self?.queue.makeDue() }
      )
    }
    for flight in flights where flight.stage == .inFlight {
      let heading = flight.machine.heading
      if call.isAnimated {
        flight.go(toward: heading, .hurried)
      } else {
        flight.conclude(at: heading)
      }
    }
  }

  /// Whether anything is in the way of a call; if `isPatient`, also a transition of UIKit's that nobody sees.
  func isBlocked(_ call: TransitionCall, isPatient: Bool) -> Bool {
    call.wish.isBlockedByUIKit && (isPatient || call.wish.isOnScreen)
      || list.all.contains(where: call.wish.isBlocked)
  }

  /// The flight that a call only has to send to one of its ends.
  private func flightAnswering(_ call: TransitionCall) -> (Flight, TransitionEnd)? {
    for flight in list.all where flight.stage == .inFlight {
      if let end = call.wish.end(of: flight.change), flight.mayGo(to: end) { return (flight, end) }
    }
    return nil
  }

  private func answer(_ call: TransitionCall, by end: TransitionEnd, of flight: Flight) {
    call.completion.map { flight.notify($0) }
    if call.isAnimated { flight.go(toward: end, .usual) } else { flight.conclude(at: end) }
  }

  private func perform(_ ticket: CallQueue.Ticket) {
    let call = ticket.call
    queue.beginAsking(for: ticket)
    // The app's code runs in the layout, and may do itself what is asked for.
    if call.isAnimated { call.wish.settleBefore() }
    guard !call.wish.isMoot else {
      queue.endAsking(for: ticket)
      call.completion?()
      return
    }
    let flight = call.change.map { expect($0) }
    call.ask()
    queue.endAsking(for: ticket)
    guard let flight, flight.stage != .over else { return queue.didMake(call) }
    guard call.isAnimated, flight.stage != .upcoming || list.isComing(flight) else {
      flight.drop()
      return queue.didMake(call)
    }
    call.completion.map { flight.notify($0) }
  }
}

extension Flight {
  /// Calls back when the transition is over.
  fileprivate func notify(_ completion: OnceCallback) {
    animate(AlongsideAnimation(animations: {}, completion: { _ in completion() }))
  }
}
