extension UITouch {
  /// The last change of a touch.
  ///
  /// Hovering, which UIKit reports with the region phases, isn't implemented.
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
  }
}
