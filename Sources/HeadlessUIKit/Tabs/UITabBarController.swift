/// Shows one of several controllers, which a user chooses in a bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { assignedDelegate }
    set {
      assignedDelegate = newValue
      _ = (newValue as? any HeadlessSelectiveDelegate)?
        .headlessResponds(to: "tabBarController(_:shouldSelect:)")
    }
  }
  /// The delegate that this class was given, whatever a subclass tells: the one that is asked and told.
  private(set) weak var assignedDelegate: (any UITabBarControllerDelegate)?

  // MARK: - Tabs

  private(set) var tabs: [UIViewController]?
  /// The controller that is selected, or being selected.
  var selected: UIViewController?
  /// The controller whose view is in place.
  var shown: UIViewController?
  /// How far the screen has followed the selection.
  var phase = TabPhase.settled
  /// The transition from one tab to another.
  var running: ControllerTransition? { phase.transition }
  /// What was asked for while a transition ran.
  var waiting: [() -> Void] = []

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs, without animation; the selected tab stays selected if it is still there.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    guard viewControllers?.count ?? 0 <= 5 else {
      HeadlessFault.raise("more than five tabs need a list of more, which is not built: set five")
    }
    guard running == nil else {
      return waiting.append { [weak self] in
        self?.setViewControllers(viewControllers, animated: animated)
      }
    }
    let (old, new) = (tabs ?? [], viewControllers ?? [])
    let index = old.firstIndex { $0 === selected } ?? 0
    for controller in old where !new.holds(controller) {
      controller.callWillMove(toParent: nil)
    }
    tabs = viewControllers
    for controller in new where !old.holds(controller) {
      addChild(controller)
      controller.callDidMove(toParent: self)
    }
    tabBar.show(new.map(\.tabBarItem))
    let stays = selected.map(new.holds) == true
    choose(stays ? selected : new.indices.contains(index) ? new[index] : new.first)
    for controller in old where !new.holds(controller) {
      controller.removeFromParent()
    }
  }

  /// `NSNotFound` where nothing is selected.
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard let tabs, tabs.indices.contains(newValue) else {
        return HeadlessLog.record("\(nameInLog) has no tab \(newValue)")
      }
      choose(tabs[newValue])
    }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, offers(newValue) else {
        HeadlessFault.raise(
          "only a view controller in the tab bar controller's list of view controllers can be selected"
        )
      }
      choose(newValue)
    }
  }

  /// The list of the tabs that find no place in the bar; it is empty, because more than five tabs are not built.
  open var moreNavigationController: UINavigationController {
    if let listOfMore { return listOfMore }
    let list = UINavigationController(rootViewController: UIViewController())
    listOfMore = list
    addChild(list)
    list.callDidMove(toParent: self)
    return list
  }

  private var listOfMore: UINavigationController?

  /// Whether a controller can be selected.
  func offers(_ controller: UIViewController) -> Bool {
    tabs?.holds(controller) == true || controller === listOfMore
  }

  // MARK: - Bar

  private lazy var bar = makeBar()
  open var tabBar: UITabBar { bar }
  /// Whether the bar has been moved off the screen.
  var barIsAway = false

  // MARK: - View

  override func makeView() -> UIView {
    let view = TabBarControllerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tabBar)
    return view
  }

  /// The screens reach under the bar; their safe area does not.
  override func safeArea(ofChild child: UIViewController) -> UIEdgeInsets? {
    var insets = view.safeAreaInsets
    guard !barIsAway else { return insets }
    switch HeadlessScreen.barPlacement {
    case .aboveAndBelow: insets.bottom += UITabBar.height
    case .left: insets.left += UITabBar.height
    case .right: insets.right += UITabBar.height
    }
    return insets
  }

  // MARK: - Appearance

  override var statusBarStyleChild: UIViewController? { selectedViewController }
  override var statusBarHidingChild: UIViewController? { selectedViewController }

  override var childrenFollowTheirViews: Bool { false }

  override var childrenOnScreen: [UIViewController] {
    childrenOnScreen(during: running?.context)
  }

  override func appearanceDidBegin(_ isAppearing: Bool) {
    guard isAppearing, running == nil else { return }
    place(selected)
  }
}
