public import UIKit

/// A view controller that can be dismissed at any moment once it is presented.
///
/// UIKit refuses a dismissal while a presentation is in progress. Sent through the transition object that presents this
/// controller, its own ``dismiss(animated:completion:)`` reverses the presentation, or follows it.
///
/// Make it the superclass of a card; a controller inside it calls ``InterruptibleTransition/dismiss(_:animated:completion:)``.
open class InterruptibleViewController: UIViewController {
  /// Dismisses what the controller presents, or else the controller itself, now or when what is in flight is over.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, presentingViewController != nil, let transition else {
      return super.dismiss(animated: flag, completion: completion)
    }
    transition.dismiss(self, animated: flag, completion: completion)
  }

  /// The object that presents this controller.
  private var transition: InterruptibleTransition? {
    transitioningDelegate as? InterruptibleTransition
  }
}

extension InterruptibleViewController: DirectDismissal {}
