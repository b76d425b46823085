/// How one tab gives way to another.
extension UITabBarController: SwitchingContainer {
  /// Selects a controller: at once, and shown with the delegate's animation if it has one.
  func choose(_ controller: UIViewController?) {
    guard running == nil else {
      return wait { [weak self] in
        // The tabs may have been replaced meanwhile.
        guard let self, let controller, offers(controller) else { return }
        choose(controller)
      }
    }
    guard controller !== selected else { return }
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    if isViewLoaded { showSelections() }
  }

  /// Shows the selected controller, and then any that is selected meanwhile.
  private func showSelections() {
    guard phase.isSettled else { return }
    phase = .showing
    while running == nil, shown !== selected {
      AnimationBlock.run(nil, showSelection)
    }
    phase.endShowing()
  }

  /// Shows the selected controller, with the delegate's animation if it has one.
  private func showSelection() {
    guard let from = shown, let to = selected, appearance == .appeared, view.window != nil,
      let animator = askForAnimator(from: from, to: to) ?? (TabFade.isWanted ? TabFade() : nil)
    else { return replace(shown, by: selected) }
    if selected === to { run(animator, from: from, to: to) }
  }

  /// Keeps a selection until the running transition is over.
  func wait(_ selection: @escaping () -> Void) {
    HeadlessLog.record("\(nameInLog) was asked for another tab during a transition")
    waiting.append(selection)
  }

  func didPlaceScreen() {
    settleBar()
  }

  var container: TabContainerView {
    guard let view = view as? TabBarControllerView else {
      HeadlessFault.raise("the view of a tab bar controller is its own: do not replace it")
    }
    return view.container
  }

  private func replace(_ from: UIViewController?, by to: UIViewController?) {
    // Its viewDidLoad may well take the controller off the screen.
    to?.loadViewIfNeeded()
    if appearance.isVisible { to?.beginAppearance(true, animated: false) }
    from?.beginAppearance(false, animated: false)
    place(to)
    // It may have been on its way off the screen with the controller, which goes on without it.
    from?.settleAppearance()
    // A callback may have taken the controller off the screen.
    if !appearance.isVisible { to?.beginAppearance(false, animated: false) }
    // Before its own appearance is over, the controller settles that of the screen with it.
    if appearance.isSettled { to?.settleAppearance() }
  }

  private func askForAnimator(
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate = assignedDelegate else { return nil }
    HeadlessLog.record("delegate.tabBarController(_:animationControllerForTransitionFrom:to:)")
    return delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
  }

  private func askForInteractor(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    HeadlessLog.record("delegate.tabBarController(_:interactionControllerFor:)")
    let answer = assignedDelegate?.tabBarController(self, interactionControllerFor: animator)
    let isIdle = answer?.wantsInteractiveStart == false
    return isIdle && HeadlessTabBarPolicy.current.tabsIgnoreIdleInteractors ? nil : answer
  }

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    from: UIViewController,
    to: UIViewController
  ) {
    let isSystems = animator is TabFade
    let interactor = isSystems ? nil : askForInteractor(animator)
    let context = TransitionContext(from: from, to: to, in: container)
    let transition = ControllerTransition(context, in: self)
    context.isLogged = !isSystems
    context.onCompletion = { [weak self] in self?.transitionDidEnd(completed: $0) }
    context.onVerdict = { [weak self, weak context] isCancelled in
      guard let context else { return }
      self?.turnAppearance(of: context, isCancelled: isCancelled)
    }
    transition.announceCoordinator()
    phase = .running(transition)
    to.beginAppearance(true, animated: true)
    from.beginAppearance(false, animated: true)
    if !isSystems { tabBar.isUserInteractionEnabled = false }
    container.ignoresTouches = interactor == nil
    transition.clockLayers += [tabBar.layer]
    transition.start(animator, interactor: interactor, companion: beginMovingBar())
    if running != nil, transition.isInterruptible, !isSystems { container.ignoresTouches = false }
  }

  private func transitionDidEnd(completed: Bool) {
    guard let transition = running else { return }
    let (from, to) = (transition.context.from, transition.context.to)
    transition.checkCompletion()
    container.ignoresTouches = false
    tabBar.isUserInteractionEnabled = true
    phase = .showing
    // An animation that was turned back has brought what it moved to where it was before the turn.
    if transition.context.isResized { view.setNeedsLayout() }
    if completed {
      from.viewInPlace?.removeFromSuperview()
      place(to)
      settleAppearances(from, becoming: to)
    } else {
      selected = from
      tabBar.selectedItem = from.tabBarItem
      to.beginAppearance(false, animated: true)
      to.viewInPlace?.removeFromSuperview()
      to.settleAppearance()
      place(from)
      restoreAppearance(of: from)
    }
    transition.end(completed: completed)
    transition.clearCoordinator()
    phase.endShowing()
    showSelections()
    while running == nil, !waiting.isEmpty {
      waiting.removeFirst()()
    }
  }
}
