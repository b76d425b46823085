/// The bar above or beside the screens of a navigation controller: a title, the Back button, and other buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView, ItemBar {
  /// The controller that owns the bar.
  weak var manager: UINavigationController?
  private var shownItems: [UINavigationItem] = []
  private var content: NavigationBarContent?
  /// What comes in during a transition, and for which items.
  private var incoming: (content: NavigationBarContent, items: [UINavigationItem])?
  /// Whether what comes in is there for good, and yet to be shown so.
  private var endsLate = false
  private let backdrop = UIView()

  override func setUp() {
    accessibilityIdentifier = "bar"
    backdrop.isUserInteractionEnabled = false
    addSubview(backdrop)
  }

  open var items: [UINavigationItem]? {
    get { shownItems }
    set {
      guard manager == nil else {
        HeadlessFault.raise(
          "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller: change the controller's viewControllers"
        )
      }
      show(newValue ?? [])
    }
  }

  open var topItem: UINavigationItem? { shownItems.last }
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  /// The color behind the bar and the status bar; nil for none.
  open var barTintColor: UIColor? {
    didSet { backdrop.backgroundColor = barTintColor }
  }

  /// Where the bar is; one that an app makes always lies.
  var placement: HeadlessScreen.BarPlacement {
    manager == nil ? .aboveAndBelow : HeadlessScreen.barPlacement
  }

  override func layOutContent() {
    let room = superview?.bounds ?? frame
    switch placement {
    case .aboveAndBelow:
      let above = max(frame.minY, 0)
      backdrop.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    case .left:
      let beside = max(frame.minX, 0)
      backdrop.frame = CGRect(x: -beside, y: 0, width: bounds.width + beside, height: bounds.height)
    case .right:
      let beside = max(room.maxX - frame.maxX, 0)
      backdrop.frame = CGRect(x: 0, y: 0, width: bounds.width + beside, height: bounds.height)
    }
    content?.frame = bounds
    incoming?.content.frame = bounds
  }

  /// An item, or a button of one, looks different now.
  func itemDidChange() {
    content?.fill()
    incoming?.content.fill()
  }

  // MARK: - The controller's side

  /// Shows other items at once.
  func show(_ items: [UINavigationItem]) {
    endIfLate()
    shownItems = items
    content?.removeFromSuperview()
    content = makeContent(for: items)
    content?.isCurrent = true
  }

  /// Begins to show other items, of which the new ones can be used where the bar takes touches.
  ///
  /// - Parameters:
  ///   - items: What is shown at the end.
  ///   - operation: The direction in which titles slide; with `none` they only fade.
  /// - Returns: What is to be animated.
  func begin(
    _ items: [UINavigationItem],
    _ operation: UINavigationController.Operation
  ) -> () -> Void {
    endIfLate()
    guard let outgoing = content, let incoming = makeContent(for: items) else { return {} }
    self.incoming = (incoming, items)
    outgoing.isCurrent = false
    incoming.isCurrent = true
    outgoing.isUserInteractionEnabled = false
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way: CGFloat =
      switch operation {
      case .none: 0
      case .push: bounds.width / 3
      case .pop: -bounds.width / 3
      }
    let slide = isRightToLeft ? -way : way
    incoming.alpha = 0
    incoming.slideTitle(by: slide)
    return {
      outgoing.alpha = 0
      outgoing.slideTitle(by: -slide)
      incoming.alpha = 1
      incoming.slideTitle(by: 0)
    }
  }

  /// Ends with the new items what `begin` began, when the turn is over or before anything else is shown.
  func endLate() {
    endsLate = true
    RenderServer.afterTurn { [weak self] in self?.endIfLate() }
  }

  private func endIfLate() {
    guard endsLate else { return }
    endsLate = false
    end(completed: true)
  }

  /// Ends what `begin` began: with the new items, or exactly as it was.
  func end(completed: Bool) {
    guard let (incoming, items) = incoming, let outgoing = content else { return }
    self.incoming = nil
    let stays = completed ? incoming : outgoing
    (completed ? outgoing : incoming).removeFromSuperview()
    stays.settle()
    content = stays
    if completed { shownItems = items }
  }

  /// Fades what is shown in, as if it came only now.
  func fadeIn() {
    guard let content else { return }
    UIView.performWithoutAnimation { content.alpha = 0 }
    UIView.animate(
      withDuration: UINavigationController.hideShowBarDuration,
      delay: 0,
      options: .allowUserInteraction
    ) { content.alpha = 1 }
  }

  private func makeContent(for items: [UINavigationItem]) -> NavigationBarContent? {
    guard let item = items.last else { return nil }
    let content = NavigationBarContent(item, after: items.dropLast().last) { [weak self] in
      self?.goBack()
    }
    content.frame = bounds
    addSubview(content)
    content.show(in: self)
    return content
  }

  private func goBack() {
    if let manager {
      manager.backStack.popViewController(animated: true)
    } else {
      show(shownItems.dropLast())
    }
  }
}
