import UIKit

extension UIViewController {
  /// Lays a backdrop behind the screens of a container, to be seen where a drag pulls one past its end.
  func lay(_ backdrop: GradientView) {
    backdrop.accessibilityIdentifier = "backdrop"
    backdrop.frame = view.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(backdrop, at: 0)
  }
}
