extension UINavigationController {
  /// The stack once everything that was asked for has been made.
  var expectedStack: [UIViewController] {
    waiting.reduce(stackBeingMade ?? stack) { $1.operation.applied(to: $0) }
  }

  var isTransitioning: Bool { phase.changeInTransition != nil }

  /// Makes a change, or keeps it until the running transition is over, or the change that is being made.
  ///
  /// - Parameters:
  ///   - operation: The change.
  ///   - animated: Whether it is shown with an animation, where it can be.
  ///   - interaction: The system's gesture, if that asks.
  /// - Returns: The controllers that leave the stack.
  @discardableResult
  func request(
    _ operation: StackOperation,
    animated: Bool,
    interaction: SystemInteraction? = nil
  ) -> [UIViewController] {
    let before = expectedStack
    let after = operation.applied(to: before)
    if isTransitioning || stackBeingMade != nil || !waiting.isEmpty {
      if isTransitioning { HeadlessLog.record(operation.warning) }
      waiting.append((operation, animated))
    } else {
      change(to: after, animated: animated, interaction: interaction)
      makeWaitingChanges()
    }
    return before.filter { !after.holds($0) }
  }

  /// Makes a change of the stack; what is asked for meanwhile waits.
  private func change(
    to after: [UIViewController],
    animated: Bool,
    interaction: SystemInteraction? = nil
  ) {
    stackBeingMade = after
    defer { stackBeingMade = nil }
    let replaced = phase.pending
    defer { replaced.map(goWithoutAnimation) }
    let step = StackChange(before: stack, after: after)
    for controller in step.joining {
      join(controller)
    }
    for controller in step.leaving {
      controller.callWillMove(toParent: nil)
    }
    stack = after
    let whole = StackChange(before: phase.pending?.change.before ?? step.before, after: after)
    let isShown = after.last === shown
    phase.pending = isShown ? nil : PendingChange(change: whole)
    for controller in step.leaving where !whole.leaving.holds(controller) {
      controller.removeFromParent()
    }
    guard !isShown else {
      barInUse.show(items)
      bottomBarOwner?.settleBar()
      return finishMoves(of: whole)
    }
    // A callback may have brought the controller onto the screen, and shown the change.
    guard phase.pending != nil else { return }
    if let from = shown, let to = after.last, appearance.isVisible {
      coordinate(whole, from, to, animated: animated && viewIfLoaded?.window != nil, interaction)
    }
    viewIfLoaded?.setNeedsLayout()
    makeChangeOffScreen()
  }

  /// Gives the pending change the transition that animates it, or only coordinates it.
  private func coordinate(
    _ change: StackChange,
    _ from: UIViewController,
    _ to: UIViewController,
    animated: Bool,
    _ interaction: SystemInteraction?
  ) {
    guard animated || HeadlessStackPolicy.current.coordinatesWithoutAnimation else { return }
    let transition = makeTransition(from: from, to: to)
    transition.context.isAnimated = animated
    phase.pending?.transition = transition
    guard animated else { return }
    if let interaction {
      phase.pending?.source = .system(interaction)
    } else if HeadlessStackPolicy.current.asksDelegateAtOnce {
      // The delegate may well read the stack meanwhile.
      let source = ask(about: change.operation, from: from, to: to)
      phase.pending?.source = source
    }
  }

  /// Adds a child; one that was on its way off the stack stays, and comes again.
  private func join(_ controller: UIViewController) {
    if controller.parent === self {
      controller.parentChange = .joining
    } else {
      addChild(controller)
    }
  }

  /// Makes what was asked for during a transition, up to the next transition.
  func makeWaitingChanges() {
    guard stackBeingMade == nil else { return }
    while !isTransitioning, !waiting.isEmpty {
      let (operation, animated) = waiting.removeFirst()
      change(to: operation.applied(to: stack), animated: animated)
    }
    viewIfLoaded?.setNeedsLayout()
    tellColumnOwner()
  }

  private func makeTransition(from: UIViewController, to: UIViewController) -> ControllerTransition
  {
    let context = TransitionContext(from: from, to: to, in: container)
    let transition = ControllerTransition(context, in: self)
    transition.announceCoordinator()
    context.onVerdict = { [weak self, weak context] isCancelled in
      guard let self, let context else { return }
      if !isCancelled { commitBar() }
      turnAppearance(of: context, isCancelled: isCancelled)
    }
    context.onCompletion = { [weak self] in self?.transitionDidEnd(completed: $0) }
    return transition
  }

  /// Starts what waits for layout, once the controller itself has appeared.
  func startPendingChange() {
    guard let pending = loadPendingChange(while: mayStartChange) else { return }
    AnimationBlock.run(nil) {
      if let transition = pending.transition, pending.isAnimated {
        run(StackTransition(change: pending.change, transition: transition), pending.source)
      } else {
        show(pending)
      }
    }
  }

  private func mayStartChange() -> Bool {
    if case .announcing = phase { return false }
    return appearance == .appeared
  }

  /// The pending change, once the screen that it shows has loaded its view.
  ///
  /// A viewDidLoad may well change the stack, or take the controller off the screen.
  func loadPendingChange(while mayBeShown: () -> Bool) -> PendingChange? {
    while mayBeShown(), let pending = phase.pending {
      guard let next = pending.change.after.last, !next.isViewLoaded else { return pending }
      next.loadViewIfNeeded()
    }
    return nil
  }

  /// Shows a change without animation; one that is asked for meanwhile is made at once, and shown next.
  private func show(_ pending: PendingChange) {
    let (from, to) = (shown, pending.change.after.last)
    phase = .announcing(next: nil)
    shown = to
    to?.loadViewIfNeeded()
    from?.beginAppearance(false, animated: false)
    // A callback may have taken the controller off the screen.
    if appearance.isVisible { to?.beginAppearance(true, animated: false) }
    announceWill(to, animated: false)
    if from !== to { from?.viewInPlace?.removeFromSuperview() }
    place(to)
    barInUse.show(items)
    bottomBarOwner?.settleBar()
    detach(pending.change.leaving)
    from?.settleAppearance()
    if appearance.isSettled { to?.settleAppearance() }
    announceDid(to, animated: false)
    goWithoutAnimation(pending)
    finishMoves(of: pending.change)
    phase.endAnnouncing()
    if phase.pending != nil { viewIfLoaded?.setNeedsLayout() }
    tellColumnOwner()
  }

  /// Makes a change while the controller is off the screen: what leaves the stack leaves at once, and what
  /// joins it is announced when the controller comes back.
  func makeChangeOffScreen() {
    guard case .pending(let pending) = phase, appearance == .disappeared, shown != nil else {
      return
    }
    let change = pending.change
    let staying = change.after.filter(change.before.holds)
    phase = .pending(PendingChange(change: StackChange(before: staying, after: change.after)))
    if shown !== change.after.last { shown?.viewInPlace?.removeFromSuperview() }
    shown = change.after.last
    barInUse.show(items)
    bottomBarOwner?.settleBar()
    goWithoutAnimation(pending)
    detach(change.leaving)
    announceMoves(of: StackChange(before: change.before, after: staying))
    tellColumnOwner()
  }

  /// The view has left its window: a transition that waits for layout does not take place.
  func viewDidLeaveWindow() {
    guard let pending = phase.pending, pending.isAnimated else { return }
    phase.pending?.transition = nil
    goWithoutAnimation(pending)
    makeWaitingChanges()
  }

  /// A change has been made without animation, or another one takes its place.
  func goWithoutAnimation(_ pending: PendingChange) {
    guard let transition = pending.transition else { return }
    transition.context.isAnimated = false
    transition.pass()
    transition.clearCoordinator()
  }

  /// Takes controllers off, before they hear of it, except where they are back on the stack meanwhile.
  func detach(_ controllers: [UIViewController]) {
    // Another container may have adopted one meanwhile.
    for controller in controllers where !stack.holds(controller) && controller.parent === self {
      controller.leaveParent()
    }
  }

  func finishMoves(of change: StackChange) {
    detach(change.leaving)
    announceMoves(of: change)
  }

  /// Tells those that have come or gone, except where somebody has moved them on meanwhile.
  func announceMoves(of change: StackChange) {
    for controller in change.joining where controller.parent === self {
      controller.callDidMove(toParent: self)
    }
    for controller in change.leaving where controller.parent == nil {
      controller.callDidMove(toParent: nil)
    }
  }
}
