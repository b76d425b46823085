public import UIKit

/// A view controller that can be dismissed at any moment once it is presented.
///
/// UIKit refuses a dismissal while a presentation is running. This controller sends its own
/// ``dismiss(animated:completion:)`` through the transition object that presents it. The call then reverses the
/// presentation, or waits for it.
///
/// Make it the superclass of a card. A controller inside the card calls
/// ``InterruptibleTransition/dismiss(_:animated:completion:)``.
open class InterruptibleViewController: UIViewController {
  /// Who dismisses.
  package var caller = Caller.app

  /// Dismisses the controller that this controller presents, or else this controller, at once or when the running
  /// transition is complete.
  ///
  /// As in UIKit, a controller that is being dismissed is presented until it's gone.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard !dismissThroughTransition(animated: flag, completion: completion) else { return }
    super.dismiss(animated: flag, completion: completion)
  }
}

extension InterruptibleViewController: InterceptingDismissal {}

extension InterceptingDismissal {
  /// Dismisses what UIKit would dismiss, through the transition object that has presented it; returns false if UIKit
  /// has to dismiss it.
  package func dismissThroughTransition(animated: Bool, completion: (() -> Void)?) -> Bool {
    let leaving = presentedViewController ?? self
    guard isCalledByApp, leaving.presentingViewController != nil,
      let transition = leaving.transitioningDelegate as? InterruptibleTransition
    else { return false }
    transition.dismiss(leaving, animated: animated, completion: completion)
    return true
  }
}
