/// Where a pan that goes back may begin.
public enum PopGesture: Hashable, Sendable {
  /// At the leading edge of the screen, as the system's.
  case edge
  /// Anywhere on the screen.
  case anywhere
  /// Nowhere: the system's own swipe, if it is enabled, goes back with the system's animation.
  case none
}
