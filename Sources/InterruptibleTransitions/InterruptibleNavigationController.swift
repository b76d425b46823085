public import UIKit

/// A navigation controller whose own calls can be made at any moment.
///
/// It carries its transition object, and sends UIKit's calls (push, pop, pop to, pop to root, set) through it: while
/// a transition is in flight, the opposite call reverses it, the same call does nothing, and any other call is
/// queued. The calls return what UIKit's return.
///
/// ```swift
/// let navigationController = InterruptibleNavigationController(rootViewController: home)
/// navigationController.pushViewController(detail, animated: true)
/// navigationController.popViewController(animated: true)  // reverses the push
/// ```
///
/// A delegate that is assigned is told and asked through the transition object, which stays the delegate that UIKit asks;
/// reading returns what was assigned.
open class InterruptibleNavigationController: UINavigationController {
  /// The object that serves this controller.
  ///
  /// It is created when it is first used, because an initializer of UIKit's may call another one of this class.
  public private(set) lazy var transition = InterruptibleTransition()
  /// Who asks for changes of the stack.
  var caller = Caller.app

  /// Creates a navigation controller.
  ///
  /// - Parameters:
  ///   - rootViewController: The root of the stack.
  ///   - transition: The object that serves the controller.
  public init(
    rootViewController: UIViewController,
    transition: InterruptibleTransition = InterruptibleTransition()
  ) {
    super.init(nibName: nil, bundle: nil)
    self.transition = transition
    beginService()
    directly { setViewControllers([rootViewController], animated: false) }
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

  /// Adds the gestures.
  open override func viewDidLoad() {
    super.viewDidLoad()
    transition.install(on: self)
  }

  /// The app's delegate, which is told and asked through the transition object.
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
      // UIKit asks anew which methods there are.
      directly {
        super.delegate = nil
        super.delegate = transition
      }
    }
  }

  /// The stack that everything in flight and all waiting calls lead to.
  ///
  /// In flight, `viewControllers` may be the stack of either end. A finger can still change where a transition goes.
  public var expectedViewControllers: [UIViewController] {
    transition.stack(of: self).stackExpected
  }

  // MARK: - Calls

  /// Pushes a controller, now or when what is in flight is over.
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard isCalledByApp else { return super.pushViewController(viewController, animated: animated) }
    transition.push(viewController, onto: self, animated: animated)
  }

  /// Pops the top controller; a push in flight is reversed.
  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    guard isCalledByApp else { return super.popViewController(animated: animated) }
    return removed { transition.pop(from: self, animated: animated) }.last
  }

  /// Pops to a controller of the stack.
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

  /// Pops to the root.
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

extension InterruptibleNavigationController: DirectNavigation {}
