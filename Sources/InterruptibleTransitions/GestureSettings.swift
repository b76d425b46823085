/// Which gestures start transitions.
///
/// Touches that catch or reverse a transition in flight don't depend on it.
public struct GestureSettings: Hashable, Sendable {
  /// Where a pan that pops may begin.
  public var pop: PopGesture
  /// Whether a pan switches tabs.
  public var isTabPanEnabled: Bool
  /// Whether a pan dismisses a presented screen.
  public var isDismissPanEnabled: Bool
  /// Whether scrolling with two fingers on a trackpad, or with a mouse, does what a pan does.
  public var isScrollEnabled: Bool
  /// Whether Command-[ goes back, and Escape dismisses a presented screen, if a keyboard is connected.
  public var isBackKeyEnabled: Bool

  /// Makes settings; by default all gestures are enabled, and a pop begins at the edge.
  public init(
    pop: PopGesture = .edge,
    isTabPanEnabled: Bool = true,
    isDismissPanEnabled: Bool = true,
    isScrollEnabled: Bool = true,
    isBackKeyEnabled: Bool = true
  ) {
    self.pop = pop
    self.isTabPanEnabled = isTabPanEnabled
    self.isDismissPanEnabled = isDismissPanEnabled
    self.isScrollEnabled = isScrollEnabled
    self.isBackKeyEnabled = isBackKeyEnabled
  }
}

/// Where a pan that pops may begin.
public enum PopGesture: Hashable, Sendable {
  /// Where the system's own may begin: at the leading edge of the screen, and since iOS 26 anywhere.
  case edge
  /// Anywhere on the screen.
  case anywhere
  /// Nowhere. The system's swipe, if it is enabled, pops with the system's animation.
  case disabled
}
