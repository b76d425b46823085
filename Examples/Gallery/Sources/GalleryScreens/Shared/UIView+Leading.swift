import UIKit

extension UIView {
  /// A rectangle written from the leading edge, where it belongs in this view.
  func fromLeading(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    var mirrored = frame
    mirrored.origin.x = bounds.width - frame.maxX
    return mirrored
  }
}
