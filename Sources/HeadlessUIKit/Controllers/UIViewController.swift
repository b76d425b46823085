/// A screen of the app: its view, and when it comes and goes.
@preconcurrency @MainActor
open class UIViewController: HeadlessContentContainer, UIContentContainer {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    guard nibNameOrNil == nil else {
      HeadlessFault.raise("nibs are not read: pass nil, and make the view in loadView()")
    }
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Archives are not read: this returns nil for every coder.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A presented controller is followed by the one that presents it.
  override var following: UIResponder? { presentation?.presenting ?? viewIfLoaded?.superview }
  override var isInWindow: Bool { viewIfLoaded?.window != nil }

  override var inheritedTraits: UITraitCollection {
    let outer = parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection
    let traits = outer ?? HeadlessScreen.traits
    guard let override = parent?.overrideTraitCollection(forChild: self) else { return traits }
    return UITraitCollection(traitsFrom: [traits, override])
  }

  override func traitsMayHaveChanged() {
    viewIfLoaded?.traitsMayHaveChanged()
  }

  override var containedContainers: [any UIContentContainer] {
    let presented: [any UIContentContainer] = ownPresentation.map { [$0.controller] } ?? []
    return children + presented
  }

  // MARK: - View

  private var loadedView: UIView?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view; asking for it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView?.controller === self { loadedView?.controller = nil }
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }

  open func loadView() {
    view = makeView()
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else {
      HeadlessFault.raise("loadView() of \(nameInLog) set no view: set `view`, or call super")
    }
    HeadlessLog.record("\(nameInLog).viewDidLoad()")
    viewDidLoad()
  }

  open func viewDidLoad() {}

  /// Hook: the view that `loadView` sets.
  func makeView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.renewSafeAreaFrame()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open func viewSafeAreaInsetsDidChange() {}

  /// What covered the view as it began to go, while it is going or gone.
  var leavingSafeArea: UIEdgeInsets?

  /// Hook: what covers a child's view, where its place on the screen does not say it.
  func safeArea(ofChild child: UIViewController) -> UIEdgeInsets? { nil }

  // MARK: - Title

  open var title: String? {
    didSet {
      madeNavigationItem?.title = title
      madeTabBarItem?.title = title
    }
  }

  /// The name of the controller's class, which takes long to make.
  private(set) lazy var className = String(describing: type(of: self))

  private var madeNavigationItem: UINavigationItem?

  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    madeNavigationItem = item
    return item
  }

  private var madeTabBarItem: UITabBarItem?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = madeTabBarItem ?? representative?.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      madeTabBarItem = item
      return item
    }
    set { madeTabBarItem = newValue }
  }

  /// Hook: the child whose tab bar item stands for this controller's, where that has none.
  var representative: UIViewController? { nil }

  /// A Boolean value that indicates whether the bar below the screens hides when the controller is pushed.
  open var hidesBottomBarWhenPushed = false

  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  // MARK: - Children

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  open func addChild(_ childController: UIViewController) {
    guard childController !== self else {
      HeadlessFault.raise("\(nameInLog) cannot be its own child: check which one is the container")
    }
    guard childController.parent !== self else { return }
    childController.parent?.removeFromParent()
    childController.callWillMove(toParent: self)
    children.append(childController)
    childController.parent = self
    childController.parentChange = .joining
  }

  open func removeFromParent() {
    guard let parent else { return }
    leaveParent()
    if parent.childrenFollowTheirViews, viewIfLoaded?.window == nil { leaveOnItsOwn() }
    callDidMove(toParent: nil)
  }

  /// Leaves the parent, and leaves saying so to the caller.
  func leaveParent() {
    dropFullScreenCards()
    cardInContext?.leaveWithPresenter()
    parent?.children.removeAll { $0 === self }
    parent?.childTraits[ObjectIdentifier(self)] = nil
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { parentChange = .leaving }
  }

  /// If the controller has already begun to leave when its arrival is announced, it continues to leave.
  open func didMove(toParent parent: UIViewController?) {
    if parent == nil || parentChange == .joining { parentChange = .none }
  }

  // MARK: - Keys

  override var ownKeyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  private var addedKeyCommands: [UIKeyCommand] = []

  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.append(keyCommand)
  }

  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: - Environment

  private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childTraits[ObjectIdentifier(childViewController)]
  }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.traitsMayHaveChanged()
  }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  open var childForStatusBarStyle: UIViewController? { statusBarStyleChild }
  open var childForStatusBarHidden: UIViewController? { statusBarHidingChild }

  /// Hook: the child that a container of the module's own leaves the status bar's style to.
  var statusBarStyleChild: UIViewController? { nil }
  /// Hook: the child that it leaves the presence of the status bar to.
  var statusBarHidingChild: UIViewController? { nil }

  open func setNeedsStatusBarAppearanceUpdate() {
    StatusBar.update()
  }

  // MARK: - Appearance

  /// Whether the controller is joining or leaving its parent.
  var parentChange = ParentChange.none
  var appearance = AppearancePhase.disappeared
  /// The appearance callback that is running.
  var callback: AppearanceCallback?
  /// Whether the view leaves a window by itself, and the controller with it.
  var leavesWithItsView = false

  open var isMovingToParent: Bool {
    parentChange == .joining && callback?.isOfAppearing == true
  }

  open var isMovingFromParent: Bool {
    parentChange == .leaving && callback?.isOfAppearing == false
  }

  open var isBeingPresented: Bool { modalMotion == .arriving }
  open var isBeingDismissed: Bool { modalMotion == .leaving }

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if !beginAppearance(isAppearing, animated: animated) { recordUnbalancedCall() }
  }

  open func endAppearanceTransition() {
    if !settleAppearance() { recordUnbalancedCall() }
  }

  private func recordUnbalancedCall() {
    HeadlessLog.record("Unbalanced calls to begin/end appearance transitions for \(nameInLog).")
  }

  /// Hook: the view begins to come or go, and its children's are about to.
  func appearanceDidBegin(_ isAppearing: Bool) {}

  /// Hook: the view has come or gone, and its children's too.
  func appearanceDidSettle() {}

  /// Hook: the children that come and go with this controller.
  var childrenOnScreen: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewInPlace?.isDescendant(of: view) == true }
  }

  /// Hook: whether a child appears by itself when its view is added to this one's.
  var childrenFollowTheirViews: Bool { shouldAutomaticallyForwardAppearanceMethods }

  // MARK: - Presentation

  /// What this controller presents.
  var ownPresentation: Presentation?
  /// The presentation by which this controller is on the screen.
  weak var presentation: Presentation?
  /// The presentation controller of the next or the present presentation, once it was asked for.
  var madePresentationController: UIPresentationController?
  var modalMotion = ModalMotion.none
  /// The safe area that the view keeps while a sheet sets it back.
  var safeAreaBehindSheet: UIEdgeInsets?

  private var chosenPresentationStyle = UIModalPresentationStyle.automatic

  /// How the controller is presented; `automatic` reads as the page sheet that it means.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenPresentationStyle == .automatic ? .pageSheet : chosenPresentationStyle }
    set { chosenPresentationStyle = newValue }
  }

  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  /// A Boolean value that indicates whether gestures must not dismiss the controller.
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero
  /// A Boolean value that indicates whether the controller determines the status bar, even if its view leaves a part of
  /// the presenter's view visible.
  open var modalPresentationCapturesStatusBarAppearance = false

  open var presentedViewController: UIViewController? { nearestOwnPresentation?.presented }
  open var presentingViewController: UIViewController? { nearestPresentation?.presenting }

  /// What manages the presentation of this controller or of the one around it.
  ///
  /// Before the presentation it is made for the style of the moment, and kept.
  open var presentationController: UIPresentationController? {
    if let nearestPresentation { return nearestPresentation.controller }
    return parent?.presentationController ?? presentationController(by: nil, source: self)
  }

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion: completion)
  }

  // MARK: - Transitions

  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    changeChild(
      from: fromViewController,
      to: toViewController,
      duration: duration,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// What the system shows the controller's push or presentation with, where no delegate has an animator.
  open var preferredTransition: UIViewController.Transition?

  /// The transition that the controller takes part in.
  weak var ownCoordinator: TransitionCoordinator?

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownCoordinator ?? parent?.transitionCoordinator
  }
}

/// Whether a controller is on its way to or from a parent.
enum ParentChange {
  case none
  case joining
  case leaving
}
