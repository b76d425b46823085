import UIKit

/// Mends what UIKit may leave wrong in a navigation controller after a transition that was taken back.
///
/// Reports say that then the bar can have the wrong items, a tab bar that was to be hidden can stay away, and the
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
    let hasOtherBar =
      end == .start && tabBar?.isCurrent == false && told == stack
      || navigationController.topViewController.map {
        navigationController.navigationBar.topItem !== $0.navigationItem
      } ?? false
    guard let stack = lost ?? (hasOtherBar ? told : nil),
      navigationController.childrensCoordinator == nil
    else { return }
    navigationController.setDirectly(stack, animated: false)
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

extension [UIViewController] {
  /// Whether this is what remains of a stack if screens below its top are lost.
  fileprivate func isMissing(from stack: [UIViewController]) -> Bool {
    count < stack.count && last === stack.last && allSatisfy(stack.contains)
  }
}
