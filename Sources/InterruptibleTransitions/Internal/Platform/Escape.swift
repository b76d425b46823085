import UIKit

extension UIView {
  /// Has VoiceOver's escape gesture go back from a controller, where the system lets a view be told how.
  ///
  /// - Returns: Whether that is new: a view that has an answer to the gesture keeps it.
  func answerEscape(for controller: UIViewController) -> Bool {
    guard #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, *),
      accessibilityPerformEscapeBlock == nil
    else { return false }
    accessibilityPerformEscapeBlock = { [weak controller] in
      controller?.performEscape() ?? false
    }
    return true
  }

  func stopAnsweringEscape() {
    guard #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, *) else { return }
    accessibilityPerformEscapeBlock = nil
  }
}

extension UIViewController {
  /// Whether the app's own class answers the escape gesture.
  ///
  /// UIKit's navigation controller answers it too, but can't in flight.
  func performsEscapeItself() -> Bool {
    #if canImport(ObjectiveC)
      let method = #selector(NSObject.accessibilityPerformEscape)
      let base: UIViewController.Type =
        self is UINavigationController ? UINavigationController.self : UIViewController.self
      guard type(of: self).instanceMethod(for: method) != base.instanceMethod(for: method) else {
        return false
      }
    #endif
    return accessibilityPerformEscape()
  }
}
