package import UIKit

/// A container of UIKit's own: a navigation or tab bar controller, with its delegate and its bar.
@MainActor
class BarContainer: Container {
  /// Whether the bar takes taps before a transition, so that it may in flight.
  private var isBarOpen = false

  var controller: (any BarController)? { host as? any BarController }

  /// UIKit asks about a change, and will close the bar.
  func willChange() {
    isBarOpen = controller?.bar.isUserInteractionEnabled == true
  }

  override func willBegin(_ flight: Flight, in containerView: UIView) {
    if isBarOpen { controller?.bar.isUserInteractionEnabled = true }
    super.willBegin(flight, in: containerView)
  }

  override var isInstalled: Bool { owner != nil && controller?.installedDelegate === owner }

  override func giveBack() {
    if isInstalled { controller?.installedDelegate = owner?.appDelegate(of: self) }
  }

  override func renewAssignment() {
    guard isInstalled else { return }
    let owner = owner
    controller?.installedDelegate = nil
    controller?.installedDelegate = owner
  }
}

/// A navigation or tab bar controller.
@MainActor
protocol BarController: UIViewController {
  /// The delegate that UIKit calls, whatever a subclass returns.
  var installedDelegate: (any NSObjectProtocol)? { get set }
  var bar: UIView { get }
}

extension UINavigationController: BarController {
  var installedDelegate: (any NSObjectProtocol)? {
    get { bypassingInterception { delegate } }
    set { bypassingInterception { delegate = newValue as? any UINavigationControllerDelegate } }
  }

  var bar: UIView { navigationBar }
}

extension UITabBarController: BarController {
  var installedDelegate: (any NSObjectProtocol)? {
    get { bypassingInterception { delegate } }
    set { bypassingInterception { delegate = newValue as? any UITabBarControllerDelegate } }
  }

  var bar: UIView { tabBar }
}

/// A controller that sends UIKit's own calls through its transition object, and passes on to UIKit what that calls.
@MainActor
package protocol InterceptingController: UIViewController {
  var caller: Caller { get set }
}

/// A container that sends the calls that change it through its transition object.
protocol InterceptingNavigation: InterceptingController {}

/// A presented controller that sends its dismissals through its transition object.
package protocol InterceptingDismissal: InterceptingController {}

/// Who makes UIKit's calls.
package enum Caller {
  case app
  /// The transition object has made the call, during which UIKit may make others.
  case transition
}

extension InterceptingController {
  package var isCalledByApp: Bool {
    switch caller {
    case .app: true
    case .transition: false
    }
  }
}

extension UIViewController {
  /// Makes calls of UIKit's that go past the transition object.
  @discardableResult
  func bypassingInterception<Result>(_ body: () -> Result) -> Result {
    guard let direct = self as? any InterceptingController else { return body() }
    let outer = direct.caller
    direct.caller = .transition
    defer { direct.caller = outer }
    return body()
  }
}

/// Repairs the state in which UIKit may leave a navigation controller after a transition.
///
/// Reports say that after a cancel the bar can have the wrong items, and a tab bar can stay hidden. The screens in the
/// middle of the stack can be lost. Setting the same stack again repairs all of it. A tab bar that a pop has brought
/// back may not respond.
@MainActor
struct StackRepair {
  private weak var navigationController: UINavigationController?
  /// The stack before the change, where it can be known.
  private let stack: [UIViewController]?
  private let tabBar: TabBarState?

  /// Remembers a navigation controller, as it is before UIKit makes a change.
  init(_ navigationController: UINavigationController, stack: [UIViewController]?) {
    self.navigationController = navigationController
    self.stack = stack
    tabBar = TabBarState(of: navigationController.tabBarController)
  }

  /// Sets the stack once more, if UIKit shows another one than it has, or has lost screens of it.
  func repair(at end: TransitionEnd) {
    guard let navigationController else { return }
    let told = navigationController.viewControllers
    let staysOnTop = stack != nil && told.last === stack?.last
    let isOther = told != stack || tabBar?.isCurrent == false
    if end == .start, staysOnTop, isOther, let stack {
      navigationController.setOnceMore(stack)
    } else if !navigationController.showsTopItem {
      // UIKit may have it settle in a completion that is yet to come.
      inNextFrame { [weak navigationController] in
        guard let navigationController, !navigationController.showsTopItem else { return }
        navigationController.setOnceMore(navigationController.viewControllers)
      }
    }
    if end == .end, let tabBar, tabBar.wasAway || tabBar.isDead {
      inNextFrame { tabBar.revive() }
    }
  }

  private func inNextFrame(_ action: @escaping @MainActor () -> Void) {
    _ = FrameTicker {
      action()
      return false
    }
  }
}

/// A tab bar, as it was.
@MainActor
private struct TabBarState {
  private weak var tabBarController: UITabBarController?
  private let bar: UITabBar
  private let frame: CGRect
  private let isHidden: Bool
  private let takesTouches: Bool

  init?(of tabBarController: UITabBarController?) {
    guard let tabBarController else { return nil }
    self.tabBarController = tabBarController
    bar = tabBarController.tabBar
    (frame, isHidden, takesTouches) = (bar.frame, bar.isHidden, bar.isUserInteractionEnabled)
  }

  private func isInRoom(_ frame: CGRect) -> Bool {
    bar.superview?.bounds.intersects(frame) != false
  }

  var isCurrent: Bool { bar.frame == frame && bar.isHidden == isHidden }

  var wasAway: Bool { isHidden || !isInRoom(frame) }

  /// Whether the bar takes no touches any more, as one that has come back while its tab came.
  var isDead: Bool { takesTouches && !bar.isUserInteractionEnabled }

  /// Lets the bar take touches again, also if another change has hidden it already, and ends the rest of its
  /// animations.
  func revive() {
    if isDead { bar.isUserInteractionEnabled = true }
    guard !bar.isHidden, isInRoom(bar.frame), tabBarController?.childrensCoordinator == nil
    else { return }
    if bar.layer.animationKeys()?.isEmpty == false { bar.layer.removeAllAnimations() }
  }
}

extension UINavigationController {
  /// Whether the bar shows the item of the top controller.
  fileprivate var showsTopItem: Bool {
    topViewController.map { navigationBar.topItem === $0.navigationItem } != false
  }

  fileprivate func setOnceMore(_ stack: [UIViewController]) {
    guard childrensCoordinator == nil else { return }
    bypassingInterception { viewControllers = stack }
  }
}
