/// The bar below or beside the screens of a tab bar controller: a button for each.
@preconcurrency @MainActor
open class UITabBar: UIView, ItemBar {
  private var buttons: [TabBarButton] = []
  private let backdrop = UIView()
  private let hairline = UIView()
  /// The controller that owns the bar.
  weak var manager: UITabBarController?

  static let height: CGFloat = 49

  override func setUp() {
    accessibilityIdentifier = "tabbar"
    backdrop.backgroundColor = .white
    hairline.backgroundColor = .separator
    for view in [backdrop, hairline] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  open var items: [UITabBarItem]? {
    get { buttons.isEmpty ? nil : buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  /// Shows other items; the change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard manager == nil else {
      HeadlessFault.raise(
        "Directly modifying a tab bar managed by a tab bar controller is not allowed: change the controller's viewControllers"
      )
    }
    show(items ?? [])
  }

  open weak var selectedItem: UITabBarItem? {
    didSet { markSelection() }
  }

  /// The color behind the items; nil for the system's color.
  open var barTintColor: UIColor? {
    didSet { backdrop.backgroundColor = barTintColor ?? .white }
  }

  /// The color of the items that aren't selected; nil for the system's color.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      for button in buttons {
        button.restingColor = unselectedItemTintColor
      }
    }
  }

  override var traitsByDefault: UIAccessibilityTraits { .tabBar }

  override func fittingSize(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITabBar.height + (window?.safeAreaInsets.bottom ?? 0))
  }

  /// Where the bar is; one that an app makes always lies.
  private var placement: HeadlessScreen.BarPlacement {
    manager == nil ? .aboveAndBelow : HeadlessScreen.barPlacement
  }

  override func layOutContent() {
    backdrop.frame = bounds
    switch placement {
    case .aboveAndBelow: layOutLying()
    case .left: layOutStanding(inner: bounds.width - UITabBar.height, line: bounds.width - 0.5)
    case .right: layOutStanding(inner: 0, line: 0)
    }
  }

  /// Lays out buttons from above downwards.
  ///
  /// - Parameters:
  ///   - inner: Where they begin, horizontally, beside what is covered.
  ///   - line: Where the line beside the screens is.
  private func layOutStanding(inner: CGFloat, line: CGFloat) {
    hairline.frame = CGRect(x: line, y: 0, width: 0.5, height: bounds.height)
    let height = bounds.height / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: inner,
        y: CGFloat(index) * height,
        width: UITabBar.height,
        height: height
      )
    }
  }

  private func layOutLying() {
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = isRightToLeft ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: CGFloat(place) * width,
        y: 0,
        width: width,
        height: UITabBar.height
      )
    }
  }

  /// An item looks different now.
  func itemDidChange() {
    for button in buttons {
      button.fill()
      button.isEnabled = button.item.isEnabled
    }
  }

  /// Shows other items, whoever owns the bar.
  func show(_ items: [UITabBarItem]) {
    for button in buttons {
      button.removeFromSuperview()
    }
    buttons = items.enumerated().map(makeButton)
    for button in buttons {
      addSubview(button)
    }
    markSelection()
    itemDidChange()
    setNeedsLayout()
  }

  private func makeButton(_ index: Int, _ item: UITabBarItem) -> TabBarButton {
    item.bar = self
    let button = TabBarButton(item)
    button.accessibilityIdentifier = "tabbar.\(index)"
    button.restingColor = unselectedItemTintColor
    button.addAction(
      UIAction { [weak self] _ in self?.wasTapped(item) },
      for: .touchUpInside
    )
    return button
  }

  private func wasTapped(_ item: UITabBarItem) {
    if let manager {
      manager.userDidTap(item)
    } else {
      selectedItem = item
    }
  }

  private func markSelection() {
    for button in buttons {
      button.isSelected = button.item === selectedItem
    }
  }
}
