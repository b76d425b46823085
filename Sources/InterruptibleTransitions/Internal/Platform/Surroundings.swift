import UIKit

extension UIAccessibility {
  /// True where people have asked that screens should not move; read at every start, because the
  /// notifications of these settings are not reliable.
  @MainActor
  static var wantsLessMotion: Bool {
    if isReduceMotionEnabled { return true }
    guard #available(iOS 14.0, tvOS 14.0, macCatalyst 14.0, *) else { return false }
    return prefersCrossFadeTransitions
  }
}

extension UIViewController {
  /// True where the screen has a transition of the system's own, which is then left to the system.
  var hasSystemTransition: Bool {
    #if compiler(>=6.0)
      if #available(iOS 18.0, tvOS 18.0, macCatalyst 18.0, visionOS 2.0, *) {
        return preferredTransition != nil
      }
    #endif
    return false
  }

  /// Has the status bar look as the screens want it that are there now.
  func updateStatusBar() {
    #if !os(tvOS) && !os(visionOS)
      setNeedsStatusBarAppearanceUpdate()
    #endif
  }
}

extension UIPresentationController {
  /// What the presentation's delegate says to a gesture that would dismiss.
  var mayBeDismissed: Bool {
    #if canImport(ObjectiveC)
      return delegate?.presentationControllerShouldDismiss?(self) ?? true
    #else
      return delegate?.presentationControllerShouldDismiss(self) ?? true
    #endif
  }

  /// Tells the presentation's delegate that a gesture would have dismissed, and may not.
  func tellOfAttempt() {
    #if canImport(ObjectiveC)
      delegate?.presentationControllerDidAttemptToDismiss?(self)
    #else
      delegate?.presentationControllerDidAttemptToDismiss(self)
    #endif
  }

  /// Tells the presentation's delegate that a gesture begins to dismiss.
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
