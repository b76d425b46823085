public import UIKit

/// A navigation controller whose methods you can call at any moment.
///
/// It has a transition object, and routes UIKit's methods (push, pop, pop to, pop to root, set) through it. During a
/// transition, the opposite call reverses the transition, the same call does nothing, and any other call is queued. The
/// methods return the same values as in UIKit.
///
/// ```swift
/// let navigationController = InterruptibleNavigationController(rootViewController: home)
/// navigationController.pushViewController(detail, animated: true)
/// navigationController.popViewController(animated: true)  // reverses the push
/// ```
///
/// The transition object stays the delegate that UIKit calls. It forwards these calls to the delegate that you assign,
/// which is also the value that `delegate` returns.
open class InterruptibleNavigationController: UINavigationController {
  /// The transition object that manages this controller.
  ///
  /// It is created when it is first used, because an initializer of `UINavigationController` may call another
  /// initializer of this class.
  public private(set) lazy var transition = InterruptibleTransition()
  /// Who asks for changes of the stack.
  package var caller = Caller.app

  /// Creates a navigation controller with a root view controller and a transition object.
  ///
  /// - Parameters:
  ///   - rootViewController: The root of the stack.
  ///   - transition: The transition object that manages the controller.
  public init(
    rootViewController: UIViewController,
    transition: InterruptibleTransition = InterruptibleTransition()
  ) {
    super.init(nibName: nil, bundle: nil)
    self.transition = transition
    beginService()
    bypassingInterception { setViewControllers([rootViewController], animated: false) }
  }

  /// Creates a navigation controller with custom bar classes, and an empty stack.
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    beginService()
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    beginService()
  }

  /// Creates a navigation controller from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginService()
  }

  private func beginService() {
    if super.delegate !== transition { super.delegate = transition }
    _ = transition.stack(of: self)
  }

  /// Adds the gesture recognizers.
  open override func viewDidLoad() {
    super.viewDidLoad()
    transition.install(on: self)
  }

  /// The app's delegate, to which the transition object forwards UIKit's calls.
  open override var delegate: (any UINavigationControllerDelegate)? {
    get {
      guard isCalledByApp, super.delegate === transition else { return super.delegate }
      return transition.stack(of: self).foundDelegate as? any UINavigationControllerDelegate
    }
    set {
      guard isCalledByApp else {
        super.delegate = newValue
        return
      }
      if newValue !== transition { transition.keep(newValue, of: transition.stack(of: self)) }
      // UIKit asks again which methods there are.
      bypassingInterception {
        super.delegate = nil
        super.delegate = transition
      }
    }
  }

  /// The stack that results from all running transitions and queued calls.
  ///
  /// During a transition, `viewControllers` may be the stack at the start or at the end. A finger can still change
  /// where a transition ends.
  public var expectedViewControllers: [UIViewController] {
    transition.stack(of: self).stackExpected
  }

  // MARK: - Calls

  /// Pushes a controller, at once or when the running transition is complete.
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard isCalledByApp else { return super.pushViewController(viewController, animated: animated) }
    transition.push(viewController, onto: self, animated: animated)
  }

  /// Pops the top controller, or reverses a running push.
  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    guard isCalledByApp else { return super.popViewController(animated: animated) }
    return removed { transition.pop(from: self, animated: animated) }.last
  }

  /// Pops to a controller in the stack.
  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard isCalledByApp else {
      return super.popToViewController(viewController, animated: animated)
    }
    let popped = removed { transition.pop(to: viewController, in: self, animated: animated) }
    return popped.isEmpty ? nil : popped
  }

  /// Pops to the root view controller.
  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard isCalledByApp else { return super.popToRootViewController(animated: animated) }
    let popped = removed { transition.popToRoot(of: self, animated: animated) }
    return popped.isEmpty ? nil : popped
  }

  /// Replaces the stack.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard isCalledByApp else {
      return super.setViewControllers(viewControllers, animated: animated)
    }
    transition.setViewControllers(viewControllers, of: self, animated: animated)
  }

  /// The controllers that a call removes from the stack, or will remove when its turn comes.
  private func removed(by call: () -> Void) -> [UIViewController] {
    let before = transition.stack(of: self).stackExpected
    call()
    let after = transition.stack(of: self).stackExpected
    return before.filter { !after.contains($0) }
  }
}

extension InterruptibleNavigationController: InterceptingNavigation {}
