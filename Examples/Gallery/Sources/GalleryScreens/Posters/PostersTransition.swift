import InterruptibleTransitions
import UIKit

/// Pages of UIKit's own navigation controller, which go on with the speed of the finger that lets go of them.
@MainActor
enum PostersTransition {
  /// Serves a stack; `makeNext` returns the page after the one on top.
  static func make(
    for stack: UINavigationController,
    makeNext: @escaping (UINavigationController) -> UIViewController?
  ) -> InterruptibleTransition {
    let transition = InterruptibleTransition(.slide)
    transition.gestures.pop = .anywhere
    transition.pushProvider = makeNext
    transition.install(on: stack)

    // Softer than the system's, so that the speed at the release is seen for longer.
    transition.releaseSpring = Spring(response: 0.7)
    return transition
  }
}
