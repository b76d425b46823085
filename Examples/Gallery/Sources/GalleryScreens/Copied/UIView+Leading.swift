import UIKit

extension UIView {
  /// Returns a left-to-right frame, mirrored if the layout of this view is right to left.
  func fromLeading(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    var mirrored = frame
    mirrored.origin.x = bounds.width - frame.maxX
    return mirrored
  }
}
