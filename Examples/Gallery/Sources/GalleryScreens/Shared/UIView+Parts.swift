import UIKit

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Adds views above those that are there, from back to front.
  func addSubviews(_ views: [UIView]) {
    for view in views {
      addSubview(view)
    }
  }

  /// Gives a view in this one a left-to-right frame, mirrored if the layout is right to left.
  func place(_ part: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    part.frame = fromLeading(CGRect(x: x, y: y, width: width, height: height))
  }

  /// Gives a view in this one such a frame without touching its transform.
  func layOut(_ part: UIView, _ frame: CGRect) {
    let frame = fromLeading(frame)
    part.bounds.size = frame.size
    part.center = frame.middle
  }
}
