/// Where a pan that goes back may begin.
public enum PopGesture: Hashable, Sendable {
  /// Where the system's own may begin: at the leading edge of the screen, and since iOS 26 anywhere.
  case edge
  /// Anywhere on the screen.
  case anywhere
  /// Nowhere: the system's own swipe, if it is enabled, goes back with the system's animation.
  case none
}
