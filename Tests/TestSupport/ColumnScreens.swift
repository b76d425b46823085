import UIKit

/// The screens of two stacks side by side: where there is room for one, those of the second lie on the first one's stack.
///
/// Screens move when no transition of the first stack is on its way. A stack whose change UIKit keeps waiting takes screens later,
/// from wherever they are by then.
@MainActor
final class ColumnScreens {
  let primary: UINavigationController
  let secondary: UINavigationController
  private(set) var isCollapsed = false
  /// The screens that the second column gets back.
  private(set) var moved: [UIViewController] = []
  /// Whether the first stack has been asked to take the screens of both.
  private var isUnited = false

  init(_ primary: UINavigationController, _ secondary: UINavigationController) {
    (self.primary, self.secondary) = (primary, secondary)
  }

  /// Takes the second column away, and puts its screens onto the first one's stack, without an animation, as a split view does.
  func collapse() {
    guard !isCollapsed else { return }
    isCollapsed = true
    secondary.willMove(toParent: nil)
    secondary.view.removeFromSuperview()
    secondary.removeFromParent()
    settleStack()
  }

  /// Brings the second column back into a container, and takes its screens off the first one's stack.
  func expand(in container: UIViewController) {
    guard isCollapsed else { return }
    isCollapsed = false
    settleStack()
    container.addChild(secondary)
    container.view.addSubview(secondary.view)
    secondary.didMove(toParent: container)
  }

  /// Moves what has had to wait, and gives the second column its screens back, as soon as the first one has let them go; for each
  /// layout of the container.
  func settle() {
    settleStack()
    guard !isCollapsed, !isUnited, !primary.isInTransition, !moved.isEmpty,
      moved.allSatisfy({ $0.parent !== primary })
    else { return }
    let since = secondary.viewControllers.filter { !moved.contains($0) }
    let screens = moved + since
    moved = []
    secondary.setViewControllers(screens, animated: false)
  }

  /// Asks the first stack for what it should hold.
  private func settleStack() {
    guard isCollapsed != isUnited, !primary.isInTransition else { return }
    isUnited = isCollapsed
    let stack = primary.viewControllers
    guard isCollapsed else {
      return primary.setViewControllers(stack.filter { !moved.contains($0) }, animated: false)
    }
    moved += secondary.viewControllers.filter { !moved.contains($0) }
    secondary.setViewControllers([], animated: false)
    primary.setViewControllers(stack + moved.filter { !stack.contains($0) }, animated: false)
  }
}

extension UINavigationController {
  /// Whether an animated change of the stack is on its way, which all others wait for.
  fileprivate var isInTransition: Bool {
    ([self] + children).compactMap(\.transitionCoordinator).contains { coordinator in
      [.from, .to].contains { coordinator.viewController(forKey: $0)?.parent === self }
    }
  }
}
