extension UINavigationController {
  /// Negotiates a transition, and starts it.
  func run(_ change: StackChange) {
    guard let transition = change.transition else { return }
    let (from, to) = (transition.context.from, transition.context.to)
    running = change
    to.loadViewIfNeeded()
    let answer =
      change.answer
      ?? ask(about: change.operation, from: from, to: to, interaction: change.interaction)
    let (custom, interactor) = (answer.animator, answer.interactor)
    transition.context.isLogged = custom != nil
    from.beginAppearance(false, animated: true)
    if appearance.isVisible { to.beginAppearance(true, animated: true) }
    announceWill(to, animated: true)
    let bar = barInUse
    running?.bar = bar
    let barAnimation = bar.begin(items, custom == nil ? change.operation : .none)
    let drivenBy = interactor ?? change.interaction
    let barWaits =
      HeadlessPersonality.current.barItemsWaitForCommit && change.operation == .pop
      && drivenBy?.wantsInteractiveStart == true
    if barWaits { running?.barAnimation = barAnimation }
    let bottomBarAnimation = bottomBarOwner?.beginMovingBar()
    running?.isBarOpen = bar.isUserInteractionEnabled
    if HeadlessPersonality.current.barIsDeadInFlight {
      bar.isUserInteractionEnabled = false
    }
    transition.clockLayers += [bar.layer]
    if let bar = bottomBarOwner?.tabBar { transition.clockLayers += [bar.layer] }
    transitionView.ignoresTouches = interactor == nil
    transition.start(
      custom ?? change.interaction?.animation ?? SystemNavigationTransition(change.operation),
      interactor: drivenBy,
      companion: {
        if !barWaits { barAnimation() }
        bottomBarAnimation?()
      }
    )
    if running != nil, transition.isInterruptible, custom != nil {
      transitionView.ignoresTouches = false
    }
  }

  /// Asks the delegate; the system's own gesture asks for nobody else's animation.
  func ask(
    about operation: Operation,
    from: UIViewController,
    to: UIViewController,
    interaction: SystemInteraction?
  ) -> TransitionAnswer {
    guard interaction == nil else { return TransitionAnswer() }
    let animator = askForAnimator(operation, from: from, to: to)
    return TransitionAnswer(animator: animator, interactor: animator.flatMap(askForInteractor))
  }

  /// A finger lets a transition go on to its end: a bar that has waited for that changes with what is left.
  func commitBar() {
    guard let transition = running?.transition, let animation = running?.barAnimation else {
      return
    }
    running?.barAnimation = nil
    transition.animateRest(animation)
  }

  /// A transition has been finished or cancelled by a finger, and runs on.
  func reverseAppearance(of transition: ControllerTransition, isCancelled: Bool) {
    guard appearance.isVisible else { return }
    let (from, to) = (transition.context.from, transition.context.to)
    to.beginAppearance(!isCancelled, animated: true)
    from.beginAppearance(isCancelled, animated: true)
  }

  func transitionDidEnd(completed: Bool) {
    guard let change = running, let transition = change.transition else { return }
    transition.checkCompletion()
    transitionView.ignoresTouches = false
    change.bar?.isUserInteractionEnabled = change.isBarOpen
    let staying = completed ? transition.context.to : transition.context.from
    if transition.context.isResized { staying.viewIfLoaded?.fill(container.bounds) }
    staying.fillPlace(container.bounds)
    running = nil
    isShowingChange = true
    if completed {
      complete(change, transition)
    } else {
      cancel(change, transition)
    }
    isShowingChange = false
    settleBar(after: change)
    if !completed, HeadlessPersonality.current.cancelLosesTabBar {
      bottomBarOwner?.loseBar()
    } else {
      bottomBarOwner?.settleBar()
    }
    if completed, transition.context.isLogged, change.bringsBottomBarBack,
      HeadlessPersonality.current.popLeavesTabBarDead
    {
      bottomBarOwner?.deadenBar()
    }
    for participant in [self, transition.context.from, transition.context.to]
    where participant.ownCoordinator === transition.coordinator {
      participant.ownCoordinator = nil
    }
    makeWaitingChanges()
  }

  private func complete(_ change: StackChange, _ transition: ControllerTransition) {
    let (from, to) = (transition.context.from, transition.context.to)
    // Its removal may end what is in flight inside, and so lead to another change here.
    shown = to
    from.viewInPlace?.removeFromSuperview()
    let barStays =
      transition.context.wasEverCancelled && HeadlessPersonality.current.cancelSticksToBar
    if !barStays, HeadlessPersonality.current.barSettlesAfterCompletion {
      change.bar?.endLate()
    } else {
      change.bar?.end(completed: !barStays)
    }
    detach(change.leaving)
    settleAppearances(from, becoming: to)
    announceDid(to, animated: true)
    transition.end(completed: true)
    announceMoves(of: change)
  }

  private func cancel(_ change: StackChange, _ transition: ControllerTransition) {
    let (from, to) = (transition.context.from, transition.context.to)
    stack = change.before
    if HeadlessPersonality.current.cancelledSetKeepsStack {
      stack = change.after.filter { $0 !== from && (change.before.holds($0) || $0 !== to) } + [from]
    }
    let returnsAgain =
      HeadlessPersonality.current.cancelAnimatesBarAgain && transition.context.isLogged
      && UIView.areAnimationsEnabled
    change.bar?.end(completed: false)
    if returnsAgain { change.bar?.fadeIn() }
    if stack.count != change.before.count { barInUse.show(items) }
    for controller in change.leaving {
      controller.parentChange = .none
    }
    for controller in change.joining where !stack.holds(controller) {
      controller.callWillMove(toParent: nil)
      if HeadlessPersonality.current.abortedPushesKeepQuiet { controller.parentChange = .none }
    }
    to.beginAppearance(false, animated: true)
    // The animator knows nothing of a card that was presented meanwhile.
    if to.viewInPlace !== to.viewIfLoaded || HeadlessPersonality.current.cancelRemovesIncomingView {
      to.viewInPlace?.removeFromSuperview()
    }
    detach(change.joining + change.leaving)
    to.settleAppearance()
    restoreAppearance(of: from)
    if HeadlessPersonality.current.didShowAfterCancel { announceDid(from, animated: true) }
    transition.end(completed: false)
    let moved = StackChange(before: change.before, after: stack)
    announceMoves(of: moved)
    for controller in change.joining where controller.parent == nil {
      controller.callDidMove(toParent: nil)
    }
  }
}
