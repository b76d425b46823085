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
    submit(TransitionCall(.push(viewController, navigationController), isAnimated: animated))
  }

  /// Pops the top controller of the stack that all earlier calls lead to; a push in flight is reversed.
  public func pop(from navigationController: UINavigationController, animated: Bool = true) {
    let stack = stackExpected(in: navigationController)
    // The root can't be popped, but a transition to it may be on its way.
    let next = stack.dropLast().last ?? stack.last
    guard let target = targetOfReversedPop(in: navigationController) ?? next else { return }
    pop(to: target, in: navigationController, animated: animated)
  }

  /// The controller of a pop that is on its way back, and that another pop sends to its end again.
  private func targetOfReversedPop(
    in navigationController: UINavigationController
  ) -> UIViewController? {
    guard let flight = list.flight(.children, navigationController), flight.isInFlight,
      flight.change.kind == .pop, flight.machine.heading == .start,
      !queue.hasCall(for: navigationController)
    else { return nil }
    return flight.change.to
  }

  /// Pops to a controller of the stack.
  public func pop(
    to viewController: UIViewController,
    in navigationController: UINavigationController,
    animated: Bool = true
  ) {
    submit(TransitionCall(.popTo(viewController, navigationController), isAnimated: animated))
  }

  /// Pops to the root.
  public func popToRoot(of navigationController: UINavigationController, animated: Bool = true) {
    guard let root = stackExpected(in: navigationController).first else { return }
    pop(to: root, in: navigationController, animated: animated)
  }

  /// Replaces the stack.
  ///
  /// This transition can't be reversed, because UIKit would keep both stacks.
  public func setViewControllers(
    _ viewControllers: [UIViewController],
    of navigationController: UINavigationController,
    animated: Bool = true
  ) {
    submit(TransitionCall(.set(viewControllers, navigationController), isAnimated: animated))
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
    submit(
      TransitionCall(
        .present(viewController, from: presenting),
        isAnimated: animated,
        completion: completion
      )
    )
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
    submit(TransitionCall(.dismiss(viewController), isAnimated: animated, completion: completion))
  }

  /// Selects a tab.
  public func select(
    _ viewController: UIViewController,
    in tabBarController: UITabBarController,
    animated: Bool = true
  ) {
    submit(TransitionCall(.select(viewController, tabBarController), isAnimated: animated))
  }

  /// Makes a change in a custom container.
  public func run(_ change: ContainerChange) {
    submit(TransitionCall(.replace(context(for: change)), isAnimated: change.isAnimated))
  }

  func context(for change: ContainerChange) -> ContainerContext {
    ContainerContext(
      from: change.from,
      to: change.to,
      in: change.container,
      containerView: change.containerView,
      direction: change.direction,
      isAnimated: change.isAnimated,
      starter: { [weak self] in self?.start($0) },
      completion: change.completion
    )
  }

  /// The stack of a navigation controller after everything that is in flight or waits.
  func stackExpected(in navigationController: UINavigationController) -> [UIViewController] {
    var stack = navigationController.viewControllers
    if let flight = list.flight(.children, navigationController) {
      stack = flight.change.stack(at: flight.machine.heading, told: stack)
    }
    return queue.calls(for: navigationController).reduce(stack) { $1.applied(to: $0) }
  }

  // MARK: - In order

  /// Makes a call now, or when what is in its way is over.
  func submit(_ call: TransitionCall) {
    queue.append(call)
    makeWaitingCalls()
  }

  /// Makes the calls that nothing is in the way of, and speeds up what is in the way of the others.
  ///
  /// Making a call can end a flight or start one, and so lead back here.
  func makeWaitingCalls() {
    guard !queue.isEmpty else { return watchFrames() }
    while let ticket = queue.leaders.first(where: isFree), queue.take(ticket) {
      if let (flight, end) = flightAnswering(ticket.call) {
        answer(ticket.call, by: end, of: flight)
      } else {
        perform(ticket)
      }
    }
    for ticket in queue.leaders where queue.contains(ticket) {
      hurry(for: ticket.call)
    }
    watchFrames()
  }

  private func isFree(_ ticket: CallQueue.Ticket) -> Bool {
    flightAnswering(ticket.call) != nil || !isBlocked(ticket.call, isPatient: ticket.isPatient)
  }

  private func hurry(for call: TransitionCall) {
    for flight in list.all where flight.isInFlight && call.isBlocked(by: flight) {
      let heading = flight.machine.heading
      flight.send(call.isAnimated ? .go(toward: heading, .hurried) : .conclude(at: heading))
    }
  }

  /// Whether anything is in the way of a call; if `isPatient`, also a transition of UIKit's that nobody sees.
  func isBlocked(_ call: TransitionCall, isPatient: Bool) -> Bool {
    call.isBlockedByUIKit && (isPatient || call.isOnScreen)
      || list.all.contains(where: call.isBlocked(by:))
  }

  /// The flight that a call only has to send to one of its ends.
  private func flightAnswering(_ call: TransitionCall) -> (Flight, TransitionEnd)? {
    for flight in list.all where flight.isInFlight {
      if let end = call.end(of: flight.change), flight.mayGo(to: end) { return (flight, end) }
    }
    return nil
  }

  private func answer(_ call: TransitionCall, by end: TransitionEnd, of flight: Flight) {
    call.completion.map { flight.notify($0) }
    flight.send(call.isAnimated ? .go(toward: end, .usual) : .conclude(at: end))
  }

  private func perform(_ ticket: CallQueue.Ticket) {
    let call = ticket.call
    queue.beginAsking(for: ticket)
    // The app's code runs in the layout, and may do itself what is asked for.
    call.settleBefore()
    guard !call.isMoot else {
      queue.endAsking(for: ticket)
      call.completion?()
      return
    }
    let flight = call.change.map { expect($0) }
    call.ask()
    queue.endAsking(for: ticket)
    guard let flight, !flight.isOver else { return queue.didMake(call) }
    guard call.isAnimated, !flight.isUpcoming || list.isComing(flight) else {
      if flight.isUpcoming { flight.drop() }
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
