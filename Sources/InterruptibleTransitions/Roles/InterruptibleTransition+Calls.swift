public import UIKit

/// Moving from screen to screen by code, at any moment.
///
/// While a transition runs, the opposite call turns it round with the velocity that it has; the same again does
/// nothing; anything else is kept, in order, and runs when what runs is over, which then hurries. A call that is
/// not animated does the same without a leg. The same calls made on UIKit's own containers are served when
/// nothing runs, and left to UIKit when something does.
extension InterruptibleTransition {
  /// Pushes a controller.
  public func push(
    _ viewController: UIViewController,
    onto navigationController: UINavigationController,
    animated: Bool = true
  ) {
    make(.push(viewController, onto: navigationController, animated: animated))
  }

  /// Pops the top controller; takes back a push that runs.
  public func pop(from navigationController: UINavigationController, animated: Bool = true) {
    make(.pop(from: navigationController, animated: animated))
  }

  /// Pops to a controller of the stack.
  public func pop(
    to viewController: UIViewController,
    in navigationController: UINavigationController,
    animated: Bool = true
  ) {
    make(.pop(to: viewController, in: navigationController, animated: animated))
  }

  /// Pops to the root.
  public func popToRoot(of navigationController: UINavigationController, animated: Bool = true) {
    make(.pop(to: nil, in: navigationController, animated: animated))
  }

  /// Replaces the stack; that cannot be turned round, because UIKit then keeps both stacks.
  public func setViewControllers(
    _ viewControllers: [UIViewController],
    of navigationController: UINavigationController,
    animated: Bool = true
  ) {
    make(
      .set(viewControllers, of: navigationController, animated: animated) {
        self.requestedStack = animated ? viewControllers : nil
        navigationController.setViewControllers(viewControllers, animated: animated)
        if navigationController.transitionCoordinator == nil { self.requestedStack = nil }
      }
    )
  }

  /// Presents a controller, with this object as its `transitioningDelegate` unless it has one.
  ///
  /// - Parameters:
  ///   - viewController: What is to be presented.
  ///   - presenting: Where it is presented from.
  ///   - animated: False for a presentation at once.
  ///   - completion: Called when the presentation is over, also where it was turned round.
  public func present(
    _ viewController: UIViewController,
    from presenting: UIViewController,
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    if viewController.transitioningDelegate == nil { viewController.transitioningDelegate = self }
    make(.present(viewController, from: presenting, animated: animated, completion: completion))
  }

  /// Dismisses a controller that is presented, or takes back its presentation.
  ///
  /// - Parameters:
  ///   - viewController: What is presented.
  ///   - animated: False for a dismissal at once.
  ///   - completion: Called when the dismissal is over, also where it was turned round.
  public func dismiss(
    _ viewController: UIViewController,
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    make(.dismiss(viewController, animated: animated, completion: completion))
  }

  /// Selects a tab.
  public func select(
    _ viewController: UIViewController,
    in tabBarController: UITabBarController,
    animated: Bool = true
  ) {
    make(
      .select(viewController, in: tabBarController, animated: animated) {
        self.unanimatedTab = animated ? nil : viewController
        tabBarController.selectedViewController = viewController
        self.unanimatedTab = nil
      }
    )
  }

  // MARK: - In order

  func make(_ call: TransitionCall) {
    change {
      guard self.waiting.isEmpty else { return self.keep(call) }
      if let running = self.running, running.hasBegun,
        let end = call.wantedEnd(running.errand), self.mayGo(to: end)
      {
        self.answer(call, by: end, of: running)
      } else if !self.machine.isIdle || self.coordinator(before: call) != nil {
        self.keep(call)
      } else {
        self.perform(call)
      }
    }
  }

  /// A call that wants one of the two ends of what runs gets it.
  private func answer(
    _ call: TransitionCall,
    by end: TransitionEnd,
    of running: RunningTransition
  ) {
    if let completion = call.completion {
      running.accompany(by: Companion(animations: {}, completion: { _ in completion() }))
    }
    if call.isAnimated {
      turn(toward: end)
    } else {
      conclude(at: end)
    }
  }

  private func keep(_ call: TransitionCall) {
    waiting.append(call)
    hurry()
  }

  private func perform(_ call: TransitionCall) {
    guard !call.isMoot() else {
      call.completion?()
      return
    }
    call.perform()
    guard let completion = call.completion, askedCoordinator != nil || running != nil else {
      return
    }
    // UIKit says nothing of what is taken back, or goes with its window.
    animateAlongside({}, completion: { _ in completion() })
  }

  /// Brings what runs to its end as fast as can be without a leap, because somebody waits.
  func hurry() {
    switch machine.phase {
    case .idle: break
    case .expected(.holding), .scrubbing, .settling, .held:
      if waiting.first?.isAnimated == false {
        conclude(at: machine.heading)
      } else {
        turn(toward: machine.heading, pace: .hurried)
      }
    case .expected(.released): break
    }
  }

  /// Makes the calls that have waited, up to the next transition.
  func makeWaitingCalls() {
    while machine.isIdle, running == nil, nextFrame == nil, let call = waiting.first {
      if let coordinator = coordinator(before: call) {
        return makeWaitingCalls(after: coordinator)
      }
      waiting.removeFirst()
      change { self.perform(call) }
    }
  }

  /// The coordinator of what has to be over before a call: what runs in its place, or what this object has
  /// been asked about elsewhere and has not begun yet.
  private func coordinator(
    before call: TransitionCall
  ) -> (any UIViewControllerTransitionCoordinator)? {
    call.coordinator() ?? askedCoordinator
  }

  /// Waits for a transition that is not this object's, or not yet.
  ///
  /// Its coordinator says that it is over while UIKit is still ending it, and would keep what it is asked for
  /// then for itself.
  private func makeWaitingCalls(after coordinator: any UIViewControllerTransitionCoordinator) {
    let isQueued = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.makeWaitingCallsNextFrame()
    }
    if !isQueued { makeWaitingCallsNextFrame() }
  }

  private func makeWaitingCallsNextFrame() {
    guard nextFrame == nil else { return }
    nextFrame = NextFrame { [weak self] in
      self?.nextFrame = nil
      self?.change {}
    }
  }
}
