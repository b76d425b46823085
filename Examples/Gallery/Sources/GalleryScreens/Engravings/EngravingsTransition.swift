import InterruptibleTransitions
import UIKit

/// A stack whose transitions have UIKit's own context and coordinator, and tell the app's delegate as any other.
@MainActor
enum EngravingsTransition {
  /// Creates a stack; `makeNext` returns the page after the one on top.
  static func makeStack(
    _ first: UIViewController,
    makeNext: @escaping (UINavigationController) -> UIViewController?
  ) -> InterruptibleNavigationController {
    let stack = InterruptibleNavigationController(rootViewController: first)
    stack.transition.gestures.pop = .anywhere
    stack.transition.pushProvider = makeNext

    return stack
  }
}
