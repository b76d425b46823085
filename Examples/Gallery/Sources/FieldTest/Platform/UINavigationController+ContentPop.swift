import UIKit

extension UINavigationController {
  /// The system's pan that pops from anywhere, on systems that have it.
  var contentPopRecognizer: UIGestureRecognizer? {
    #if compiler(>=6.2)
      if #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) {
        return interactiveContentPopGestureRecognizer
      }
    #endif
    return nil
  }
}
