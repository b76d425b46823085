import UIKit

/// The screens of two stacks side by side: where there is room for one, those of the second lie on the first one's stack.
@MainActor
final class ColumnScreens {
  let primary: UINavigationController
  let secondary: UINavigationController
  private(set) var isCollapsed = false
  /// The screens that the second column gets back.
  private(set) var moved: [UIViewController] = []

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
    moved += secondary.viewControllers.filter { !moved.contains($0) }
    secondary.setViewControllers([], animated: false)
    let stack = primary.viewControllers
    primary.setViewControllers(stack + moved.filter { !stack.contains($0) }, animated: false)
  }

  /// Brings the second column back into a container, and takes its screens off the first one's stack.
  func expand(in container: UIViewController) {
    guard isCollapsed else { return }
    isCollapsed = false
    let kept = primary.viewControllers.filter { !moved.contains($0) }
    primary.setViewControllers(kept, animated: false)
    container.addChild(secondary)
    container.view.addSubview(secondary.view)
    secondary.didMove(toParent: container)
  }

  /// Gives the second column its screens back, as soon as the first one has let them go.
  func giveBack() {
    guard !isCollapsed, !moved.isEmpty, moved.allSatisfy({ $0.parent !== primary }) else { return }
    let since = secondary.viewControllers.filter { !moved.contains($0) }
    let screens = moved + since
    moved = []
    secondary.setViewControllers(screens, animated: false)
  }
}
