import UIKit

extension UIView {
  /// Turns the view around its vertical axis, in perspective.
  ///
  /// - Parameter turns: Positive if the front moves to the right.
  func turn(by turns: CGFloat) {
    var view = CATransform3DIdentity
    view.m34 = -1 / 900
    transform3D = CATransform3DRotate(view, turns * 2 * .pi, 0, 1, 0)
  }
}
