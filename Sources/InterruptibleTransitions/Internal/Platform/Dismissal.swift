import UIKit

// Asks and tells the delegate of a presentation, whose methods are optional; a television has no gesture that
// dismisses.
#if os(tvOS)
  extension UIPresentationController {
    /// Whether the presentation's delegate allows a gesture to dismiss.
    var mayBeDismissed: Bool { true }

    /// Tells the presentation's delegate that a gesture has tried to dismiss.
    func tellOfAttempt() {}

    /// Tells the presentation's delegate that a gesture is about to dismiss.
    func tellOfDismissal() {}

    /// Tells the presentation's delegate that a gesture has dismissed.
    func tellOfDismissed() {}
  }
#elseif canImport(ObjectiveC)
  extension UIPresentationController {
    var mayBeDismissed: Bool {
      delegate?.presentationControllerShouldDismiss?(self) ?? true
    }

    func tellOfAttempt() {
      delegate?.presentationControllerDidAttemptToDismiss?(self)
    }

    func tellOfDismissal() {
      delegate?.presentationControllerWillDismiss?(self)
    }

    func tellOfDismissed() {
      delegate?.presentationControllerDidDismiss?(self)
    }
  }
#else
  extension UIPresentationController {
    var mayBeDismissed: Bool {
      delegate?.presentationControllerShouldDismiss(self) ?? true
    }

    func tellOfAttempt() {
      delegate?.presentationControllerDidAttemptToDismiss(self)
    }

    func tellOfDismissal() {
      delegate?.presentationControllerWillDismiss(self)
    }

    func tellOfDismissed() {
      delegate?.presentationControllerDidDismiss(self)
    }
  }
#endif
