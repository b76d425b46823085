/// How a presentation comes and goes.
extension Presentation {
  /// Begins a change: animated it starts when the turn of the run loop is over, otherwise at once.
  ///
  /// A dismissal in a callback of a cancel waits until both screens have their callbacks.
  func begin(_ change: ModalChange) {
    guard let presenter = presenting else { return }
    switch stage {
    case .returning, .dismissingAgain:
      stage = .dismissingAgain(change)
      return
    case .presenting, .presented, .dismissing, .over:
      break
    }
    presented.modalMotion = change.isPresentation ? .arriving : .leaving
    let transition = change.hasTransition ? makeTransition(change, by: presenter) : nil
    stage = change.isPresentation ? .presenting(transition) : .dismissing(transition)
    guard change.isAnimated else { return start(change) }
    if !HeadlessTransitionPolicy.current.coordinatorComesWithStart {
      transition?.announceCoordinator()
    }
    RenderServer.afterTurn { [weak self] in self?.start(change) }
  }

  /// The presentation is about to be dismissed, while the animator is asked for.
  func willBeDismissed() {
    if case .returning = stage {
      stage = .dismissingAgain(nil)
    } else {
      stage = .dismissing(nil)
    }
    presented.modalMotion = .leaving
  }

  private func makeTransition(
    _ change: ModalChange,
    by presenter: UIViewController
  ) -> ControllerTransition {
    let context = PresentationContext(self, by: presenter, change: change)
    context.isLogged = change.animator != nil
    context.onCompletion = { [weak self] in self?.transitionDidEnd(change, completed: $0) }
    context.onVerdict = { [weak self] in
      if HeadlessTransitionPolicy.current.reversesAppearanceAtOnce {
        self?.turnAppearance(of: change, isCancelled: $0)
      }
    }
    return ControllerTransition(context)
  }

  private func start(_ change: ModalChange) {
    guard isChanging, let presenter = presenting else { return }
    guard !change.isPresentation || presentersView?.window != nil else { return callOff() }
    if change.isAnimated { transition?.announceCoordinator() }
    AnimationBlock.run(nil) {
      if change.isPresentation {
        beginPresenting(change, by: presenter)
      } else {
        beginDismissing(change, to: presenter)
      }
      // A callback may well have taken the presenter off the screen, and the presentation with it.
      guard isChanging else { return }
      if let transition {
        run(change, transition)
      } else {
        if change.isPresentation { placePresentedView() }
        bringPresentersView()
        settle(change, completed: true)
      }
    }
  }

  private func beginPresenting(_ change: ModalChange, by presenter: UIViewController) {
    announceStyle()
    guard isChanging else { return }
    install()
    tell("presentationTransitionWillBegin()") { $0.presentationTransitionWillBegin() }
    presented.loadViewIfNeeded()
    guard isChanging else { return }
    let isVisible = mayBeSeen
    presenterIsWanted = presenter.appearance.isVisible
    if removesPresentersView { presenter.beginOwnAppearance(false, animated: change.isAnimated) }
    if isVisible, isChanging { presented.beginAppearance(true, animated: change.isAnimated) }
  }

  private func beginDismissing(_ change: ModalChange, to presenter: UIViewController) {
    tell("dismissalTransitionWillBegin()") { $0.dismissalTransitionWillBegin() }
    let isVisible = presenterMayBeSeen
    presented.beginAppearance(false, animated: change.isAnimated)
    if removesPresentersView, isVisible, isChanging {
      presenter.beginOwnAppearance(true, animated: change.isAnimated)
    }
  }

  /// A finger has let the change go on, or back.
  private func turnAppearance(of change: ModalChange, isCancelled: Bool) {
    let comes = change.isPresentation != isCancelled
    let isVisible = mayBeSeen
    let presenterIsVisible = change.isPresentation ? presenterMayReturn : presenterMayBeSeen
    if isVisible || !comes { presented.beginAppearance(comes, animated: true) }
    if removesPresentersView, presenterIsVisible || comes {
      presenting?.beginOwnAppearance(!comes, animated: true)
    }
  }

  private func announceStyle() {
    guard let delegate = controller.delegate else { return }
    HeadlessLog.record(
      "delegate.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
    )
    delegate.presentationController(
      controller,
      willPresentWithAdaptiveStyle: adaptedStyle,
      transitionCoordinator: transition?.coordinator
    )
  }

  private func placePresentedView() {
    guard let view = controller.presentedView else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  private func run(_ change: ModalChange, _ transition: ControllerTransition) {
    container.ignoresTouches = change.interactor == nil
    transition.start(
      change.animator ?? (change.interactor as? SystemInteraction)?.animation
        ?? systemTransition(change.isPresentation),
      interactor: change.interactor
    )
    if self.transition === transition, transition.isInterruptible, change.animator != nil {
      container.ignoresTouches = false
    }
  }

  private func transitionDidEnd(_ change: ModalChange, completed: Bool) {
    guard let transition else { return }
    transition.checkCompletion()
    container.ignoresTouches = false
    stage = change.isPresentation ? .presenting(nil) : .dismissing(nil)
    let staysPresented = change.isPresentation == completed
    // Where the container has left the window with its context, there is no place to ask for.
    if staysPresented, transition.context.isResized, controller.containerView != nil {
      controller.presentedView?.fill(controller.frameOfPresentedViewInContainerView)
    }
    settle(change, completed: completed, transition)
  }

  private func settle(
    _ change: ModalChange,
    completed: Bool,
    _ transition: ControllerTransition? = nil
  ) {
    switch (change.isPresentation, completed) {
    case (true, true): didPresent()
    case (true, false): didNotPresent(animated: change.isAnimated)
    case (false, true): didDismiss()
    case (false, false): didNotDismiss(animated: change.isAnimated)
    }
    presented.modalMotion = .none
    StatusBar.update()
    transition?.end(completed: completed)
    transition?.clearCoordinator()
    if completed { change.completion?() }
    if case .dismissingAgain(let next?) = stage {
      stage = .dismissing(nil)
      begin(next)
    }
  }

  private func didPresent() {
    // What is in flight inside may end with it, and ask for the dismissal: it is too early for that.
    removePresentersView()
    stage = .presented
    askForPlaceInContext()
    tell("presentationTransitionDidEnd(true)") { $0.presentationTransitionDidEnd(true) }
    settle([presented, removesPresentersView ? presenting : nil])
  }

  /// What began is over for both screens of a presentation, in this order or in the other.
  private func settle(_ controllers: [UIViewController?]) {
    let swaps = HeadlessTransitionPolicy.current.swapsDidCallbacks
    for controller in swaps ? controllers.reversed() : controllers {
      settleAppearance(of: controller)
    }
  }

  /// One of the two screens begins to come: the presented one with a card in its context, the presenter by itself.
  private func bringBack(_ controller: UIViewController?, animated: Bool) {
    if controller === presented {
      presented.beginAppearance(true, animated: animated)
    } else {
      controller?.beginOwnAppearance(true, animated: animated)
    }
  }

  /// What began is over for one of the two screens: for the presented one with a card in its context.
  private func settleAppearance(of controller: UIViewController?) {
    if controller === presented {
      presented.settleAppearance()
    } else {
      controller?.settleOwnAppearance()
    }
  }

  private func didNotPresent(animated: Bool) {
    let returning = removesPresentersView && presenterMayReturn ? presenting : nil
    presented.modalMotion = .leaving
    presented.beginAppearance(false, animated: animated)
    restorePresentersView()
    vanish()
    tell("presentationTransitionDidEnd(false)") { $0.presentationTransitionDidEnd(false) }
    restore(returning, inPlaceOf: presented, animated: animated)
  }

  /// After a cancel: the screen that stays comes back, and the one that was to come is gone.
  private func restore(
    _ returning: UIViewController?,
    inPlaceOf gone: UIViewController?,
    animated: Bool
  ) {
    let comesFirst = HeadlessTransitionPolicy.current.returnsBeforeItLeaves
    if !comesFirst { settleAppearance(of: gone) }
    bringBack(returning, animated: animated)
    settleAppearance(of: returning)
    if comesFirst { settleAppearance(of: gone) }
  }

  private func didDismiss() {
    let presenter = presenting
    // It may have given its place to another screen meanwhile; unless all that it is in is leaving.
    let isReplaced =
      presenter?.appearance.isVisible == false
      && presenter?.parentInPlace?.appearance.isVisible != false
      && place?.superview?.window != nil
    if isReplaced { removePresentersView() }
    restorePresentersView()
    vanish()
    let returning = removesPresentersView ? presenter : nil
    // Its container may have taken its view off the screen meanwhile.
    if returning?.viewIfLoaded?.window == nil {
      returning?.beginOwnAppearance(false, animated: false)
    }
    settle([returning, presented])
    tell("dismissalTransitionDidEnd(true)") { $0.dismissalTransitionDidEnd(true) }
  }

  private func didNotDismiss(animated: Bool) {
    stage = .returning
    presented.modalMotion = .none
    askForPlaceInContext()
    if removesPresentersView, !controller.shouldRemovePresentersView { showPresenter() }
    let gone = removesPresentersView ? presenting : nil
    let isVisible = mayBeSeen
    gone?.beginOwnAppearance(false, animated: animated)
    if gone != nil { removePresentersView() }
    restore(isVisible ? presented : nil, inPlaceOf: gone, animated: animated)
    tell("dismissalTransitionDidEnd(false)") { $0.dismissalTransitionDidEnd(false) }
    if case .returning = stage { stage = .presented }
  }

  /// What lay below, and covered the presenter, has gone: what has come back covers nothing.
  private func showPresenter() {
    bringPresentersView()
    restorePresentersView()
    covering = .above
    if presenting?.viewIfLoaded?.window != nil {
      presenting?.beginOwnAppearance(true, animated: true)
    }
    presenting?.settleOwnAppearance()
  }

  /// Dismisses under a gesture of the system's own, with its own animation.
  func dismiss(with interaction: SystemInteraction, completion: @escaping () -> Void) {
    guard isPresented else { return }
    begin(
      ModalChange(
        isPresentation: false,
        isAnimated: true,
        animator: nil,
        interactor: interaction,
        completion: completion
      )
    )
  }

  /// Ends at once, because what presents it leaves the screen for good.
  func drop() {
    presented.ownPresentation?.drop()
    transition?.context.onVerdict = nil
    transition?.context.onCompletion = nil
    presented.beginAppearance(false, animated: false)
    // It may have been on its way back.
    if removesPresentersView { presenting?.beginOwnAppearance(false, animated: false) }
    let ended = transition
    vanish()
    // A card in a context comes back with that.
    if presenting?.presentation?.isInContext == true { returnPresentersView() }
    presented.settleAppearance()
    if removesPresentersView { presenting?.settleOwnAppearance() }
    presented.modalMotion = .none
    tell("dismissalTransitionDidEnd(true)") { $0.dismissalTransitionDidEnd(true) }
    end(ended)
  }

  /// Does not take place, because what presents it has left the screen before it began.
  private func callOff() {
    let ended = transition
    vanish()
    presented.modalMotion = .none
    end(ended)
  }

  /// Ends a transition that does not take place, or not to its end.
  private func end(_ transition: ControllerTransition?) {
    transition?.coordinator.end()
    transition?.clearCoordinator()
  }
}
