/// Shows the top of a stack of controllers, and animates the changes of the stack.
///
/// The stack changes at once; the screen follows in the next layout pass of the controller's view.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The direction of a transition.
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a controller with an empty stack; bars of other classes are not built.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    if let navigationBarClass, navigationBarClass != UINavigationBar.self {
      HeadlessFault.raise("a custom bar class is not built: pass nil")
    }
    if toolbarClass != nil { HeadlessFault.raise("a toolbar is not built: pass nil") }
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { assignedDelegate }
    set {
      assignedDelegate = newValue
      delegateChoosesAnimations = hasDelegateThatChoosesAnimations()
    }
  }
  /// The delegate that this class was given, whatever a subclass tells: the one that is asked and told.
  private(set) weak var assignedDelegate: (any UINavigationControllerDelegate)?
  /// Whether the delegate had the method that chooses animations when it was set, whatever it returns.
  private(set) var delegateChoosesAnimations = false

  // MARK: - Stack

  var stack: [UIViewController] = []

  open var viewControllers: [UIViewController] {
    get { announcedStack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The stack as it is told: at once as asked for, or only when the transition to it is over.
  private var announcedStack: [UIViewController] {
    guard HeadlessStackPolicy.current.stackChangesAtTheEnd else { return stack }
    return phase.changeInTransition?.before ?? stack
  }

  open var topViewController: UIViewController? { announcedStack.last }
  /// What is presented over the stack, or its top.
  open var visibleViewController: UIViewController? {
    ownPresentation?.presented ?? stack.last?.ownPresentation?.presented ?? stack.last
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count else {
      HeadlessFault.raise(
        "All view controllers in a navigation controller must be distinct: list each once"
      )
    }
    request(.set(viewControllers), animated: animated)
  }

  /// Ignores a screen that is on the stack already, but isn't in `viewControllers` yet.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !(viewController is UINavigationController) else {
      HeadlessFault.raise("Pushing a navigation controller is not supported: push its root instead")
    }
    guard !viewControllers.holds(viewController) || !expectedStack.holds(viewController) else {
      HeadlessFault.raise(
        "\(viewController.nameInLog) is pushed, and is on the stack already: pop to it, or push another"
      )
    }
    request(.push(viewController), animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    request(.pop, animated: animated).last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = request(.popToRoot, animated: animated)
    return popped.isEmpty ? nil : popped
  }

  /// Ignores a screen that is still in `viewControllers`, but is about to leave the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard viewControllers.holds(viewController) || expectedStack.holds(viewController) else {
      HeadlessFault.raise(
        "Tried to pop to a view controller that doesn't exist: \(viewController.nameInLog) is not on the stack"
      )
    }
    let popped = request(.popTo(viewController), animated: animated)
    return popped.isEmpty ? nil : popped
  }

  // MARK: - Changes

  /// The controller whose view is in place.
  var shown: UIViewController?
  /// How far the screen has followed the stack.
  var phase = StackPhase.settled
  /// A change that was shown as the controller itself came, and is announced with it.
  private var unannounced: StackChange?
  /// The stack after the change that is being made, while it is.
  var stackBeingMade: [UIViewController]?
  /// Changes that were asked for while a transition was on its way.
  var waiting: [(operation: StackOperation, animated: Bool)] = []

  let edgePan = UIScreenEdgePanGestureRecognizer()
  private lazy var popGesture = SystemPopGesture(edgePan, of: self)
  private lazy var contentPopGesture =
    HeadlessStackPolicy.current.popsFromContent
    ? SystemPopGesture(ContentPopPan(), of: self) : nil

  /// The system's edge pan that pops with the system's animation, whatever the delegate has.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  /// The same from anywhere in the content, where the system has it.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    contentPopGesture?.recognizer
  }

  // MARK: - Bar

  private lazy var bar = makeBar()
  open var navigationBar: UINavigationBar { bar }

  open class var hideShowBarDuration: CGFloat { 0.2 }

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  private var barIsHidden = false
  /// Where the bar has been put; it follows `isNavigationBarHidden`, perhaps with an animation.
  var barIsAway = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    moveBar(animated: animated)
  }

  // MARK: - View

  override func makeView() -> UIView {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigationBar)
    view.addGestureRecognizer(popGesture.recognizer)
    if let contentPop = contentPopGesture?.recognizer {
      contentPop.require(toFail: edgePan)
      view.transitionView.addGestureRecognizer(contentPop)
    }
    return view
  }

  override var representative: UIViewController? { stack.first }

  override func safeArea(ofChild child: UIViewController) -> UIEdgeInsets? { contentSafeArea }

  // MARK: - Appearance

  /// The bar lies behind the status bar, and decides for it while it is shown.
  override var statusBarStyleChild: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  override var statusBarHidingChild: UIViewController? { topViewController }

  override var childrenFollowTheirViews: Bool { false }

  override var childrenOnScreen: [UIViewController] {
    childrenOnScreen(during: phase.transition?.context)
  }

  /// What changed while the controller was away is shown as it comes.
  override func appearanceDidBegin(_ isAppearing: Bool) {
    guard isAppearing, phase.transition == nil else { return }
    let pending = loadPendingChange { appearance.isVisible }
    guard appearance.isVisible else { return }
    guard let pending else {
      if shown?.viewInPlace?.superview !== container { place(shown) }
      return
    }
    let (change, gone) = (pending.change, shown)
    phase.pending = nil
    place(change.after.last)
    // The controller may have been on its way off the screen, and has turned back.
    if gone !== shown { gone?.settleAppearance() }
    barInUse.show(items)
    goWithoutAnimation(pending)
    let whole = StackChange(before: unannounced?.before ?? change.before, after: change.after)
    unannounced = whole
    // The controller was coming before, and has turned back twice: what came with it then goes unannounced.
    for controller in change.leaving where !whole.leaving.holds(controller) {
      controller.removeFromParent()
    }
    shown?.beginAppearance(true, animated: appearance.isAnimated)
    announceWill(shown, animated: false)
  }

  override func appearanceDidSettle() {
    if let change = unannounced {
      unannounced = nil
      if appearance == .appeared { announceDid(shown, animated: false) }
      finishMoves(of: change)
    }
    makeChangeOffScreen()
    makeWaitingChanges()
  }
}
