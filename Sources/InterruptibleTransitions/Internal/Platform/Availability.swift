import UIKit

extension UIAccessibility {
  /// Whether people have asked for less motion.
  ///
  /// Read at every start, because the notifications of these settings are not reliable.
  @MainActor
  static var wantsLessMotion: Bool {
    if isReduceMotionEnabled { return true }
    guard #available(iOS 14.0, tvOS 14.0, macCatalyst 14.0, *) else { return false }
    return prefersCrossFadeTransitions
  }
}

extension UIViewController {
  /// Whether the screen has a transition of the system.
  var hasSystemTransition: Bool {
    #if compiler(>=6.0)
      if #available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *) {
        return preferredTransition != nil
      }
    #endif
    return false
  }

  /// Updates the status bar for the current screens.
  func updateStatusBar() {
    #if !os(tvOS) && !os(visionOS)
      setNeedsStatusBarAppearanceUpdate()
    #endif
  }
}

extension UIPresentationController {
  /// Whether the presentation's delegate allows a gesture to dismiss.
  var mayBeDismissed: Bool {
    #if canImport(ObjectiveC)
      return delegate?.presentationControllerShouldDismiss?(self) ?? true
    #else
      return delegate?.presentationControllerShouldDismiss(self) ?? true
    #endif
  }

  /// Tells the presentation's delegate that a gesture has tried to dismiss.
  func tellOfAttempt() {
    #if canImport(ObjectiveC)
      delegate?.presentationControllerDidAttemptToDismiss?(self)
    #else
      delegate?.presentationControllerDidAttemptToDismiss(self)
    #endif
  }

  /// Tells the presentation's delegate that a gesture is about to dismiss.
  func tellOfDismissal() {
    #if canImport(ObjectiveC)
      delegate?.presentationControllerWillDismiss?(self)
    #else
      delegate?.presentationControllerWillDismiss(self)
    #endif
  }

  /// Tells the presentation's delegate that a gesture has dismissed.
  func tellOfDismissed() {
    #if canImport(ObjectiveC)
      delegate?.presentationControllerDidDismiss?(self)
    #else
      delegate?.presentationControllerDidDismiss(self)
    #endif
  }
}
