import UIKit

extension UIView {
  /// Turns the view round its upright axis, seen from near by; with a positive number of turns, what is in
  /// front goes to the right.
  func turn(by turns: CGFloat) {
    var view = CATransform3DIdentity
    view.m34 = -1 / 900
    transform3D = CATransform3DRotate(view, turns * 2 * .pi, 0, 1, 0)
  }
}
