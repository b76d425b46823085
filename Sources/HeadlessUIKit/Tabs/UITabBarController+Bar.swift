extension UITabBarController {
  /// How far a floating bar is from the sides.
  private static let floatingInset: CGFloat = 21

  func makeBar() -> UITabBar {
    let bar = UITabBar()
    bar.manager = self
    return bar
  }

  func layOutBar() {
    let (covered, size) = (view.safeAreaInsets, view.bounds.size)
    let inset = HeadlessTabBarPolicy.current.barOutsideBounds ? UITabBarController.floatingInset : 0
    switch HeadlessScreen.barPlacement {
    case .aboveAndBelow:
      let height = UITabBar.height + covered.bottom
      tabBar.frame = CGRect(
        x: (barIsAway ? -awayDistance : 0) + min(inset, size.width / 2),
        y: size.height - height,
        width: max(size.width - 2 * inset, 0),
        height: inset == 0 ? height : UITabBar.height
      )
    case .left, .right:
      let isLeft = HeadlessScreen.barPlacement == .left
      let beside = isLeft ? covered.left : covered.right
      let width = UITabBar.height + (inset == 0 ? beside : 0)
      let distance = barIsAway ? -width : inset == 0 ? 0 : beside
      tabBar.frame = CGRect(
        x: isLeft ? distance : size.width - width - distance,
        y: min(inset, size.height / 2),
        width: width,
        height: max(size.height - 2 * inset, 0)
      )
    }
  }

  /// The bar goes with the screen that a push covers.
  private var awayDistance: CGFloat {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? -view.bounds.width : view.bounds.width
  }

  private var shouldBeAway: Bool {
    (selected as? UINavigationController)?.hidesBottomBar == true
  }

  /// Puts the bar where the selected stack of screens wants it; one that the app has hidden stays hidden.
  func settleBar() {
    guard isViewLoaded else { return }
    if barIsAway || shouldBeAway { tabBar.isHidden = shouldBeAway }
    barIsAway = shouldBeAway
    layOutBar()
    shown?.viewIfLoaded?.setNeedsLayout()
  }

  /// Leaves the bar where a transition was to move it, which has been cancelled.
  func loseBar() {
    tabBar.isHidden = barIsAway
    layOutBar()
    shown?.viewIfLoaded?.setNeedsLayout()
  }

  /// Leaves the bar without touches, and with an animation that has not ended.
  func deadenBar() {
    tabBar.isUserInteractionEnabled = false
    let rest = CABasicAnimation(keyPath: "opacity")
    rest.fromValue = 1
    rest.toValue = 1
    rest.isRemovedOnCompletion = false
    rest.fillMode = .forwards
    tabBar.layer.add(rest, forKey: "rest")
  }

  /// Begins to move the bar to where the selected stack wants it, and returns what is to be animated.
  func beginMovingBar() -> (() -> Void)? {
    guard isViewLoaded, shouldBeAway != barIsAway else { return nil }
    tabBar.isHidden = false
    barIsAway = shouldBeAway
    return { [weak self] in self?.layOutBar() }
  }

  /// A user has tapped an item; what a tap means during a transition is done after it.
  func userDidTap(_ item: UITabBarItem) {
    guard let controller = tabs?.first(where: { $0.tabBarItem === item }),
      askWhetherToSelect(controller)
    else { return }
    userDidSelect(controller)
  }

  private func userDidSelect(_ controller: UIViewController) {
    guard tabs?.holds(controller) == true else { return }
    guard running == nil else {
      return wait { [weak self] in self?.userDidSelect(controller) }
    }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      choose(controller)
    }
    guard let delegate = assignedDelegate else { return }
    HeadlessLog.record("delegate.tabBarController(_:didSelect: \(controller.nameInLog))")
    delegate.tabBarController(self, didSelect: controller)
  }

  private func askWhetherToSelect(_ controller: UIViewController) -> Bool {
    guard let delegate = assignedDelegate, !HeadlessTabBarPolicy.current.barOutsideBounds else {
      return true
    }
    HeadlessLog.record("delegate.tabBarController(_:shouldSelect: \(controller.nameInLog))")
    return delegate.tabBarController(self, shouldSelect: controller)
  }
}

extension UINavigationController {
  /// Whether a screen of the stack wants no bar below it.
  var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  /// The tab bar controller whose bar follows the stack.
  var bottomBarOwner: UITabBarController? {
    guard let owner = parent as? UITabBarController, owner.selected === self else { return nil }
    return owner
  }
}
