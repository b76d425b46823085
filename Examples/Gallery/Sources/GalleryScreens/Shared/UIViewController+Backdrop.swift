import UIKit

extension UIViewController {
  /// Lays a backdrop behind the screens of a container, to be seen where a drag pulls one past its end.
  func lay(_ backdrop: GradientView) {
    backdrop.accessibilityIdentifier = "backdrop"
    backdrop.frame = view.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(backdrop, at: 0)
  }

  /// The backdrop that has been laid; nil if there is none.
  var backdrop: GradientView? {
    viewIfLoaded?.subviews.first as? GradientView
  }
}
