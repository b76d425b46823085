import InterruptibleTransitions
import UIKit

/// Pages that a drag takes back from wherever it begins, beside all that scrolls, slides and swipes on them.
@MainActor
enum DiveTransition {
  static func makeStack(_ surface: UIViewController) -> InterruptibleNavigationController {
    let stack = InterruptibleNavigationController(rootViewController: surface)
    stack.transition.gestures.pop = .anywhere

    return stack
  }
}
