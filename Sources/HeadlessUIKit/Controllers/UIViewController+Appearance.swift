extension UIViewController {
  /// What the log calls the controller.
  var nameInLog: String { title ?? className }

  func callWillMove(toParent parent: UIViewController?) {
    HeadlessLog.record("\(nameInLog).willMove(toParent: \(parent?.nameInLog ?? "nil"))")
    willMove(toParent: parent)
  }

  func callDidMove(toParent parent: UIViewController?) {
    HeadlessLog.record("\(nameInLog).didMove(toParent: \(parent?.nameInLog ?? "nil"))")
    didMove(toParent: parent)
  }

  /// What is seen in the controller's place begins to come or to go: its view, and a card in its context.
  ///
  /// - Returns: False where all of it is doing or has done so already.
  @discardableResult
  func beginAppearance(_ isAppearing: Bool, animated: Bool) -> Bool {
    ownPresentation?.presenterIsWanted = isAppearing
    let isCovered = isAppearing && ownPresentation?.coversPresenter == true
    let begins = isCovered ? false : beginOwnAppearance(isAppearing, animated: animated)
    guard let card = cardInContext, !isAppearing || card.isStanding else { return begins }
    return card.presented.beginAppearance(isAppearing, animated: animated) || begins
  }

  /// The view itself begins to come or to go; false where it is doing or has done so already.
  @discardableResult
  func beginOwnAppearance(_ isAppearing: Bool, animated: Bool) -> Bool {
    if isAppearing { loadViewIfNeeded() }
    guard let callback = appearance.begin(isAppearing, animated: animated) else { return false }
    call(callback)
    StatusBar.update()
    if HeadlessSafeAreaPolicy.current.leavingSafeAreaFreezes {
      leavingSafeArea = isAppearing ? nil : viewIfLoaded?.surroundingSafeArea
      viewIfLoaded?.setNeedsLayout()
    }
    // A callback may well have turned the controller round.
    guard appearance.isVisible == isAppearing else { return true }
    if !isAppearing, animated, let coordinator = ownCoordinator, coordinator.takesAnimations {
      HeadlessKeyboard.leave(self, with: coordinator)
    }
    if isAppearing, view.window != nil { view.setNeedsLayout() }
    appearanceDidBegin(isAppearing)
    for child in forwardedChildren where appearance.isVisible == isAppearing {
      child.beginAppearance(isAppearing, animated: animated)
      // What another child has done when it heard it may have ended it already.
      if appearance.isSettled { child.settleAppearance() }
    }
    return true
  }

  /// What began in the controller's place is over; false where nothing had begun.
  ///
  /// What a presentation has begun that is still on its way, it ends itself.
  @discardableResult
  func settleAppearance() -> Bool {
    guard let card = cardInContext else { return settleOwnAppearance() }
    let isOnItsWay = card.isChanging && card.isInSight
    let settles = isOnItsWay && card.removesPresentersView ? false : settleOwnAppearance()
    guard !isOnItsWay else { return settles }
    return card.presented.settleAppearance() || settles
  }

  /// What the view itself began is over; false where nothing had begun.
  @discardableResult
  func settleOwnAppearance() -> Bool {
    if let callback = appearance.arrive() { call(callback) }
    let isVisible = appearance.isVisible
    // A child's callback may well bring another child.
    var settled: [UIViewController] = []
    while let child = forwardedChildren.first(where: { !settled.holds($0) }) {
      settled.append(child)
      child.settleAppearance()
    }
    // It may also turn this controller round: who has done so ends that.
    guard appearance.isVisible == isVisible else { return true }
    guard let callback = appearance.settle() else { return false }
    call(callback)
    appearanceDidSettle()
    StatusBar.update()
    return true
  }

  /// What began is over for both screens of a transition, in this order or in the other.
  static func settleAppearances(of controllers: [UIViewController]) {
    let swaps = HeadlessTransitionPolicy.current.swapsDidCallbacks
    for controller in swaps ? controllers.reversed() : controllers {
      controller.settleAppearance()
    }
  }

  /// A transition from one child to another is over.
  ///
  /// A container that is on its way onto or off the screen takes the child that stays along, and settles it
  /// with itself.
  func settleAppearances(_ from: UIViewController, becoming to: UIViewController) {
    from.beginAppearance(false, animated: true)
    to.beginAppearance(appearance.isVisible, animated: true)
    UIViewController.settleAppearances(of: appearance.isSettled ? [from, to] : [from])
  }

  /// A transition from a child has been taken back: the child comes again, where the container is there.
  func restoreAppearance(of child: UIViewController) {
    child.beginAppearance(appearance.isVisible, animated: true)
    if appearance.isSettled { child.settleAppearance() }
  }

  /// The view is about to be laid out.
  func layoutWillBegin() {
    guard viewIfLoaded?.window != nil, let callback = appearance.arrive() else { return }
    call(callback)
  }

  // MARK: - Windows

  /// Shows the view as a window's root.
  func enter(_ window: UIWindow) {
    beginAppearance(true, animated: false)
    window.addSubview(view)
    settleAfterTurn()
  }

  /// Takes the view off the window it was the root of.
  func leaveWindow() {
    let cards = children.flatMap(\.fullScreenCards)
    dropFullScreenCards()
    ownPresentation?.drop()
    beginAppearance(false, animated: false)
    // Its viewWillDisappear may well present.
    ownPresentation?.drop()
    viewIfLoaded?.removeFromSuperview()
    for card in cards {
      card.returnPresentersView()
    }
    settleAppearance()
  }

  /// The view is about to enter or leave a window, whoever moves it there.
  func viewWillMove(toWindow window: UIWindow?) {
    guard followsItsView else { return }
    switch appearance {
    case .disappeared where window != nil:
      beginAppearance(true, animated: false)
      settleAfterTurn()
    case .appeared where window == nil:
      beginAppearance(false, animated: false)
      leavesWithItsView = true
    default: break
    }
  }

  /// The view has entered or left a window.
  func viewDidMove(toWindow window: UIWindow?) {
    if window != nil, case .appearing = appearance { view.setNeedsLayout() }
    guard leavesWithItsView else { return }
    leavesWithItsView = false
    settleAppearance()
  }

  /// A card has entered a window in place of the view that it covers.
  func coverDidMove(toWindow window: UIWindow?) {
    guard window != nil, followsItsView else { return }
    beginAppearance(true, animated: false)
    RenderServer.afterTurn { [weak self] in self?.settleAppearance() }
  }

  /// Nobody around the controller tells it any more that it goes.
  func leaveOnItsOwn() {
    beginAppearance(false, animated: false)
    settleAppearance()
  }

  /// What is presented is told by its presentation.
  private var followsItsView: Bool {
    guard let parent else { return presentation == nil }
    return parent.childrenFollowTheirViews && parent.appearance.isVisible
  }

  private func settleAfterTurn() {
    RenderServer.afterTurn { [weak self] in
      guard let self, appearance.isVisible else { return }
      settleAppearance()
    }
  }

  private var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? childrenOnScreen : []
  }

  private func call(_ callback: AppearanceCallback) {
    HeadlessLog.record("\(nameInLog).\(callback)")
    let outer = self.callback
    self.callback = callback
    switch callback {
    case .viewWillAppear(let animated): viewWillAppear(animated)
    case .viewIsAppearing(let animated): viewIsAppearing(animated)
    case .viewDidAppear(let animated): viewDidAppear(animated)
    case .viewWillDisappear(let animated): viewWillDisappear(animated)
    case .viewDidDisappear(let animated): viewDidDisappear(animated)
    }
    self.callback = outer
  }
}
