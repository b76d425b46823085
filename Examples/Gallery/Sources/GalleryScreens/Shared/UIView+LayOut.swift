import UIKit

extension UIView {
  /// Gives a view in this one a left-to-right frame, mirrored if the layout is right to left, without touching its transform.
  func layOut(_ part: UIView, _ frame: CGRect) {
    let frame = fromLeading(frame)
    part.bounds.size = frame.size
    part.center = frame.middle
  }
}
