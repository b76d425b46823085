/// Whether a controller is on its way onto or off the screen as a presented one.
enum ModalMotion {
  case none
  case arriving
  case leaving
}

/// How a presentation or dismissal is asked for, and when it is refused.
extension UIViewController {
  /// The presentation by which this controller, or one around it, is on the screen.
  var nearestPresentation: Presentation? { presentation ?? parent?.nearestPresentation }

  /// What this controller, or one around it, presents.
  var nearestOwnPresentation: Presentation? { ownPresentation ?? parent?.nearestOwnPresentation }

  func requestPresentation(
    of controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard controller !== self, controller.parent == nil, controller.presentation == nil else {
      HeadlessFault.raise(
        "\(controller.nameInLog) is on the screen or in a container already: present another controller"
      )
    }
    let style = controller.modalPresentationStyle
    let isInContext = style == .currentContext || style == .overCurrentContext
    let expected = presenter(isFullScreen: !isInContext)
    if let reason = expected.reasonNotToPresent(controller) { return HeadlessLog.refuse(reason) }
    let made = controller.presentationController(by: expected, source: self)
    let manager = controller.adapted(made)
    let presenter = presenter(isFullScreen: !isInContext && manager.shouldPresentInFullscreen)
    if let reason = presenter.reasonNotToPresent(controller) { return HeadlessLog.refuse(reason) }
    let asks = animated || manager.presentationStyle == .custom
    let animator =
      asks ? controller.askForPresentationAnimator(presenting: presenter, source: self) : nil
    let interactor =
      animated ? animator.flatMap { controller.askForPresentationInteractor($0) } : nil
    Presentation(of: controller, by: presenter, manager).begin(
      ModalChange(
        isPresentation: true,
        isAnimated: animated,
        animator: animator,
        interactor: interactor,
        completion: completion
      )
    )
  }

  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let lowest = nearestOwnPresentation ?? nearestPresentation else {
      return HeadlessLog.record("\(nameInLog) presents nothing and is not presented")
    }
    var chain = [lowest]
    while let next = chain[chain.count - 1].presented.ownPresentation {
      chain.append(next)
    }
    dismiss(chain, animated: animated, completion: completion)
  }

  /// Dismisses presentations that stand one on another; only the uppermost is animated.
  private func dismiss(_ chain: [Presentation], animated: Bool, completion: (() -> Void)?) {
    guard let top = chain.last else { return }
    guard !chain.contains(where: \.isChanging) else {
      return HeadlessLog.refuse(
        "Attempt to dismiss from view controller \(nameInLog) while a presentation or dismiss is in progress!"
      )
    }
    // Those below hear that they go, and may ask for another dismissal: it is refused.
    top.willBeDismissed()
    for lower in chain.dropLast().reversed() {
      top.absorb(lower)
    }
    let asks = animated || top.controller.presentationStyle == .custom
    let animator = asks ? top.presented.askForDismissalAnimator() : nil
    let interactor =
      animated ? animator.flatMap { top.presented.askForDismissalInteractor($0) } : nil
    top.begin(
      ModalChange(
        isPresentation: false,
        isAnimated: animated,
        animator: animator,
        interactor: interactor,
        completion: completion
      )
    )
  }

  private func reasonNotToPresent(_ controller: UIViewController) -> String? {
    let attempt = "Attempt to present \(controller.nameInLog) on \(nameInLog)"
    if let ownPresentation {
      return ownPresentation.isChanging
        ? "\(attempt) while a presentation is in progress!"
        : "\(attempt) which is already presenting \(ownPresentation.presented.nameInLog)"
    }
    if presentation?.isChanging == true {
      return "\(attempt) while a presentation is in progress!"
    }
    guard viewIfLoaded?.window != nil else {
      return "\(attempt) whose view is not in the window hierarchy!"
    }
    return nil
  }

  // MARK: - The transitioning delegate

  private func askForPresentationAnimator(
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate = transitioningDelegate else { return nil }
    HeadlessLog.record("delegate.animationController(forPresented: \(nameInLog))")
    return delegate.animationController(forPresented: self, presenting: presenting, source: source)
  }

  private func askForPresentationInteractor(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    HeadlessLog.record("delegate.interactionControllerForPresentation(using:)")
    return transitioningDelegate?.interactionControllerForPresentation(using: animator)
  }

  private func askForDismissalAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate = transitioningDelegate else { return nil }
    HeadlessLog.record("delegate.animationController(forDismissed: \(nameInLog))")
    return delegate.animationController(forDismissed: self)
  }

  private func askForDismissalInteractor(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    HeadlessLog.record("delegate.interactionControllerForDismissal(using:)")
    return transitioningDelegate?.interactionControllerForDismissal(using: animator)
  }
}
