extension UINavigationController {
  /// Negotiates a transition, and starts it.
  func run(_ running: StackTransition, _ source: TransitionSource?) {
    let (operation, transition) = (running.change.operation, running.transition)
    let (from, to) = (running.context.from, running.context.to)
    phase = .preparing(running)
    to.loadViewIfNeeded()
    let source = source ?? ask(about: operation, from: from, to: to)
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    let isSystems: Bool
    switch source {
    case .system(let interaction):
      animator = interaction?.animation ?? SystemNavigationTransition(operation)
      (interactor, isSystems) = (interaction, true)
    case .delegate(let own, let driver):
      (animator, interactor, isSystems) = (own, driver, false)
    }
    running.context.isLogged = !isSystems
    from.beginAppearance(false, animated: true)
    if appearance.isVisible { to.beginAppearance(true, animated: true) }
    announceWill(to, animated: true)
    let bar = barInUse
    let barAnimation = bar.begin(items, isSystems ? operation : .none)
    let barWaits =
      HeadlessNavigationBarPolicy.current.barItemsWaitForCommit && operation == .pop
      && interactor?.wantsInteractiveStart == true
    let bottomBarAnimation = bottomBarOwner?.beginMovingBar()
    phase = .running(
      running,
      BarChange(
        bar: bar,
        isOpen: bar.isUserInteractionEnabled,
        animation: barWaits ? barAnimation : nil
      )
    )
    if HeadlessNavigationBarPolicy.current.barIsDeadInFlight {
      bar.isUserInteractionEnabled = false
    }
    transition.clockLayers += [bar.layer]
    if let bar = bottomBarOwner?.tabBar { transition.clockLayers += [bar.layer] }
    transitionView.ignoresTouches = isSystems || interactor == nil
    transition.start(
      animator,
      interactor: interactor,
      companion: {
        if !barWaits { barAnimation() }
        bottomBarAnimation?()
      }
    )
    if case .running = phase, transition.isInterruptible, !isSystems {
      transitionView.ignoresTouches = false
    }
  }

  /// Asks the delegate for what animates a transition.
  func ask(about operation: Operation, from: UIViewController, to: UIViewController)
    -> TransitionSource
  {
    guard let animator = askForAnimator(operation, from: from, to: to) else { return .system(nil) }
    return .delegate(animator, askForInteractor(animator))
  }

  /// A finger lets a transition go on to its end: a bar that has waited for that changes with what is left.
  func commitBar() {
    guard case .running(let running, var bar) = phase, let animation = bar.animation else { return }
    bar.animation = nil
    phase = .running(running, bar)
    running.transition.animateRest(animation)
  }

  func transitionDidEnd(completed: Bool) {
    guard case .running(let running, let bar) = phase else { return }
    let (change, transition) = (running.change, running.transition)
    transition.checkCompletion()
    transitionView.ignoresTouches = false
    bar.bar.isUserInteractionEnabled = bar.isOpen
    let staying = completed ? transition.context.to : transition.context.from
    if transition.context.isResized { staying.viewIfLoaded?.fill(container.bounds) }
    staying.fillPlace(container.bounds)
    phase = .announcing(next: nil)
    if completed {
      complete(change, transition, bar.bar)
    } else {
      cancel(change, transition, bar.bar)
    }
    phase.endAnnouncing()
    settleBar(after: bar.bar)
    if !completed, HeadlessTabBarPolicy.current.cancelLosesTabBar {
      bottomBarOwner?.loseBar()
    } else {
      bottomBarOwner?.settleBar()
    }
    if completed, transition.context.isLogged, change.bringsBottomBarBack,
      HeadlessTabBarPolicy.current.popLeavesTabBarDead
    {
      bottomBarOwner?.deadenBar()
    }
    transition.clearCoordinator()
    makeWaitingChanges()
  }

  private func complete(
    _ change: StackChange,
    _ transition: ControllerTransition,
    _ bar: UINavigationBar
  ) {
    let (from, to) = (transition.context.from, transition.context.to)
    // Its removal may end what is in flight inside, and so lead to another change here.
    shown = to
    from.viewInPlace?.removeFromSuperview()
    let barStays =
      transition.context.wasEverCancelled && HeadlessNavigationBarPolicy.current.cancelSticksToBar
    if !barStays, HeadlessNavigationBarPolicy.current.barSettlesAfterCompletion {
      bar.endLate()
    } else {
      bar.end(completed: !barStays)
    }
    detach(change.leaving)
    settleAppearances(from, becoming: to)
    announceDid(to, animated: true)
    transition.end(completed: true)
    announceMoves(of: change)
  }

  private func cancel(
    _ change: StackChange,
    _ transition: ControllerTransition,
    _ bar: UINavigationBar
  ) {
    let (from, to) = (transition.context.from, transition.context.to)
    stack = change.before
    if HeadlessStackPolicy.current.cancelledSetKeepsStack {
      stack = change.after.filter { $0 !== from && (change.before.holds($0) || $0 !== to) } + [from]
    }
    let returnsAgain =
      HeadlessNavigationBarPolicy.current.cancelAnimatesBarAgain && transition.context.isLogged
      && UIView.areAnimationsEnabled
    bar.end(completed: false)
    if returnsAgain { bar.fadeIn() }
    if stack.count != change.before.count { barInUse.show(items) }
    for controller in change.leaving {
      controller.parentChange = .none
    }
    for controller in change.joining where !stack.holds(controller) {
      controller.callWillMove(toParent: nil)
      if HeadlessStackPolicy.current.abortedPushesKeepQuiet { controller.parentChange = .none }
    }
    to.beginAppearance(false, animated: true)
    // The animator knows nothing of a card that was presented meanwhile.
    if to.viewInPlace !== to.viewIfLoaded || HeadlessStackPolicy.current.cancelRemovesIncomingView {
      to.viewInPlace?.removeFromSuperview()
    }
    detach(change.joining + change.leaving)
    to.settleAppearance()
    restoreAppearance(of: from)
    if HeadlessStackPolicy.current.didShowAfterCancel { announceDid(from, animated: true) }
    transition.end(completed: false)
    let moved = StackChange(before: change.before, after: stack)
    announceMoves(of: moved)
    for controller in change.joining where controller.parent == nil {
      controller.callDidMove(toParent: nil)
    }
  }
}
