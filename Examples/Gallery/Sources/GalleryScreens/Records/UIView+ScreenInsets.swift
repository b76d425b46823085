import UIKit

extension UIView {
  /// The safe area of the whole screen.
  ///
  /// A view's own changes with its `transform`: the content of a screen that steps back would move.
  var screenInsets: UIEdgeInsets { window?.safeAreaInsets ?? safeAreaInsets }
}
