import UIKit

/// What is shown in the end, as text.
extension AppWorld {
  /// The controllers from the root on, such as `tabs1(stack1(screen1, screen4)) + screen5`.
  ///
  /// In parentheses are all the controllers of a stack, and the children of other containers that are shown. After `+` comes what
  /// a controller presents; after `hidden`, a child that presents something where another child is shown.
  var state: String {
    window.rootViewController === rootController ? state(of: rootController) : "another root"
  }

  private func state(of controller: UIViewController) -> String {
    let shown = (controller as? any AppMember)?.displayedChildren ?? controller.children
    let stack = controller as? UINavigationController
    let parts = (stack?.viewControllers ?? controller.children).compactMap { child in
      if shown.contains(child) { return state(of: child) }
      return child.presents ? "hidden \(state(of: child))" : stack.map { _ in child.name }
    }
    let name = controller is UISplitViewController ? "columns" : controller.name
    return name + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
      + (controller.directlyPresented.map { " + \(state(of: $0))" } ?? "")
  }
}

extension UIViewController {
  /// Whether the controller or one inside it presents another one.
  fileprivate var presents: Bool {
    directlyPresented != nil || children.contains(where: \.presents)
  }
}
