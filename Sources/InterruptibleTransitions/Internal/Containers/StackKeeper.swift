import UIKit

/// Mends what UIKit may leave wrong in a navigation controller after a transition.
///
/// Reports say that after a cancel the bar can have the wrong items, a tab bar that was to be hidden can stay away, and the
/// screens in the middle of the stack can be lost. The same stack, set once more, puts all of it right. A tab bar that
/// a pop has brought back can be dead.
@MainActor
struct StackKeeper {
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
  func mend(at end: TransitionEnd) {
    guard let navigationController else { return }
    let told = navigationController.viewControllers
    let lost = end == .start ? stack.flatMap { told.isMissing(from: $0) ? $0 : nil } : nil
    let hasOtherTabBar = end == .start && tabBar?.isCurrent == false && told == stack
    if let stack = lost ?? (hasOtherTabBar ? told : nil) {
      navigationController.setOnceMore(stack)
    } else if !navigationController.showsTopItem {
      // UIKit may have it settle in a completion that is yet to come.
      inNextFrame { [weak navigationController] in
        guard let navigationController, !navigationController.showsTopItem else { return }
        navigationController.setOnceMore(navigationController.viewControllers)
      }
    }
    if end == .end, let tabBar, tabBar.wasAway {
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
  private let frame: CGRect
  private let isHidden: Bool
  private let takesTouches: Bool

  init?(of tabBarController: UITabBarController?) {
    guard let tabBarController else { return nil }
    self.tabBarController = tabBarController
    let bar = tabBarController.tabBar
    (frame, isHidden, takesTouches) = (bar.frame, bar.isHidden, bar.isUserInteractionEnabled)
  }

  private var bar: UITabBar? { tabBarController?.tabBar }

  private func isInRoom(_ frame: CGRect) -> Bool {
    bar?.superview?.bounds.intersects(frame) ?? true
  }

  var isCurrent: Bool { bar.map { $0.frame == frame && $0.isHidden == isHidden } ?? true }

  var wasAway: Bool { isHidden || !isInRoom(frame) }

  /// Lets the bar take touches again, if it is back, and ends what is left of its animations.
  func revive() {
    guard let bar, !bar.isHidden, isInRoom(bar.frame),
      tabBarController?.childrensCoordinator == nil
    else { return }
    if takesTouches, !bar.isUserInteractionEnabled { bar.isUserInteractionEnabled = true }
    if bar.layer.animationKeys()?.isEmpty == false { bar.layer.removeAllAnimations() }
  }
}

extension UINavigationController {
  /// Whether the bar shows the item of the top controller.
  fileprivate var showsTopItem: Bool {
    topViewController.map { navigationBar.topItem === $0.navigationItem } ?? true
  }

  fileprivate func setOnceMore(_ stack: [UIViewController]) {
    guard childrensCoordinator == nil else { return }
    directly { setViewControllers(stack, animated: false) }
  }
}

extension [UIViewController] {
  /// Whether this is what remains of a stack if screens below its top are lost.
  fileprivate func isMissing(from stack: [UIViewController]) -> Bool {
    count < stack.count && last === stack.last && allSatisfy(stack.contains)
  }
}
