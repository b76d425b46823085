import UIKit

extension UINavigationController {
  /// Disables the system's own swipes back.
  func disableSystemPop() {
    interactivePopGestureRecognizer?.isEnabled = false
    #if compiler(>=6.2)
      if #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) {
        interactiveContentPopGestureRecognizer?.isEnabled = false
      }
    #endif
  }
}
