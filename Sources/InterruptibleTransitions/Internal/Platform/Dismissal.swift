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
#else
  extension UIPresentationController {
    var mayBeDismissed: Bool {
      let allows = delegate?.presentationControllerShouldDismiss(_:)
      return allows?(self) ?? true
    }

    func tellOfAttempt() {
      let tell = delegate?.presentationControllerDidAttemptToDismiss(_:)
      tell?(self)
    }

    func tellOfDismissal() {
      let tell = delegate?.presentationControllerWillDismiss(_:)
      tell?(self)
    }

    func tellOfDismissed() {
      let tell = delegate?.presentationControllerDidDismiss(_:)
      tell?(self)
    }
  }
#endif
