import UIKit

/// Mends what UIKit may leave wrong in a navigation controller after a transition.
///
/// Reports say that after a cancel the bar can have the wrong items, a tab bar that was to be hidden can stay away, and the
/// screens in the middle of the stack can be lost. The same stack, set once more, puts all of it right.
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
    tabBar = TabBarState(navigationController.tabBarController?.tabBar)
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
  }

  private func inNextFrame(_ action: @escaping @MainActor () -> Void) {
    _ = FrameTicker {
      action()
      return false
    }
  }
}

/// Where a tab bar is.
@MainActor
private struct TabBarState {
  private weak var bar: UITabBar?
  private let frame: CGRect
  private let isHidden: Bool

  init?(_ bar: UITabBar?) {
    guard let bar else { return nil }
    self.bar = bar
    frame = bar.frame
    isHidden = bar.isHidden
  }

  var isCurrent: Bool { bar.map { $0.frame == frame && $0.isHidden == isHidden } ?? true }
}

extension UINavigationController {
  /// Whether the bar shows the item of the top controller.
  fileprivate var showsTopItem: Bool {
    topViewController.map { navigationBar.topItem === $0.navigationItem } ?? true
  }

  fileprivate func setOnceMore(_ stack: [UIViewController]) {
    guard childrensCoordinator == nil else { return }
    setDirectly(stack, animated: false)
  }
}

extension [UIViewController] {
  /// Whether this is what remains of a stack if screens below its top are lost.
  fileprivate func isMissing(from stack: [UIViewController]) -> Bool {
    count < stack.count && last === stack.last && allSatisfy(stack.contains)
  }
}
