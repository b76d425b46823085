import InterruptibleTransitions
import UIKit

extension InterruptibleNavigationController {
  /// The screen that is on top when the transition in flight is over.
  var expectedTop: UIViewController? {
    guard transition.flight(in: self)?.phase == .settling(toward: .start) else {
      return topViewController
    }
    return transitionCoordinator?.viewController(forKey: .from)
  }

  /// Returns a screen of the transition in flight: pushing one that is on its way out reverses the transition.
  func screenInFlight<Screen: UIViewController>(where isMeant: (Screen) -> Bool) -> Screen? {
    [.from, .to].lazy
      .compactMap { self.transitionCoordinator?.viewController(forKey: $0) as? Screen }
      .first(where: isMeant)
  }
}
