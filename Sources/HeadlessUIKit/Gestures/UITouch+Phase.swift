extension UITouch {
  /// What a finger did last.
  ///
  /// Hovering, which UIKit tells by the region phases, is not built.
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
  }
}
