import UIKit

extension UIWindow {
  /// Returns a window in front of another one, which is hidden at first.
  static func front(of window: UIWindow, frame: CGRect) -> UIWindow {
    guard let scene = window.windowScene else { return UIWindow(frame: frame) }
    let front = UIWindow(windowScene: scene)
    front.frame = frame
    #if !os(Linux)
      front.windowLevel = window.windowLevel + 1
    #endif
    return front
  }
}
