import UIKit

/// A container that sends UIKit's own calls through its transition object, and passes on to UIKit what that calls.
@MainActor
protocol DirectNavigation: AnyObject {
  /// The delegate that UIKit asks, whatever is told of it.
  var delegateOfUIKit: (any NSObjectProtocol)? { get }
  /// Makes calls that go to UIKit.
  func callDirectly<Result>(_ body: () -> Result) -> Result
}

/// A presented controller that sends its own dismissal through its transition object.
protocol DirectDismissal: UIViewController {}

/// UIKit's own calls, made past a container that would send them through its transition object.
extension UINavigationController {
  /// The delegate that UIKit asks, whatever a subclass tells.
  var servingDelegate: (any NSObjectProtocol)? {
    guard let direct = self as? any DirectNavigation else { return delegate }
    return direct.delegateOfUIKit
  }

  func assignDirectly(_ delegate: (any UINavigationControllerDelegate)?) {
    directly { self.delegate = delegate }
  }

  func pushDirectly(_ screen: UIViewController, animated: Bool) {
    directly { pushViewController(screen, animated: animated) }
  }

  func popDirectly(animated: Bool) {
    _ = directly { popViewController(animated: animated) }
  }

  func popDirectly(to screen: UIViewController, animated: Bool) {
    _ = directly { popToViewController(screen, animated: animated) }
  }

  func setDirectly(_ stack: [UIViewController], animated: Bool) {
    directly { setViewControllers(stack, animated: animated) }
  }
}

extension UITabBarController {
  /// The delegate that UIKit asks, whatever a subclass tells.
  var servingDelegate: (any NSObjectProtocol)? {
    guard let direct = self as? any DirectNavigation else { return delegate }
    return direct.delegateOfUIKit
  }

  func assignDirectly(_ delegate: (any UITabBarControllerDelegate)?) {
    directly { self.delegate = delegate }
  }

  func selectDirectly(_ screen: UIViewController) {
    directly { selectedViewController = screen }
  }
}

extension UIViewController {
  fileprivate func directly<Result>(_ body: () -> Result) -> Result {
    (self as? any DirectNavigation)?.callDirectly(body) ?? body()
  }
}
