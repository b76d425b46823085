import InterruptibleTransitions
import UIKit

extension UINavigationController {
  /// Returns the screen that is on top when the transition in flight is over.
  var expectedTop: UIViewController? {
    guard interruptibleTransition?.flight(in: self)?.phase == .settling(toward: .start) else {
      return topViewController
    }
    return transitionCoordinator?.viewController(forKey: .from)
  }

  /// The screens between which a transition is in flight; empty at rest.
  var screensInFlight: [UIViewController] {
    [.from, .to].compactMap { transitionCoordinator?.viewController(forKey: $0) }
  }

  /// Returns a screen of the transition in flight: pushing one that is on its way out reverses the transition.
  func screenInFlight<Screen: UIViewController>(where isMeant: (Screen) -> Bool) -> Screen? {
    screensInFlight.lazy.compactMap { $0 as? Screen }.first(where: isMeant)
  }
}
