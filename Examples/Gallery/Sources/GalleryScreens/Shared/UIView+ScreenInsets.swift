import UIKit

extension UIView {
  /// The safe area of the whole screen.
  ///
  /// A view's own safe area changes with its `transform`, so the content of a scaled screen would move.
  var screenInsets: UIEdgeInsets { window?.safeAreaInsets ?? safeAreaInsets }
}
