/// What is uncertain about tab bar controllers and their bars, or differs between versions of UIKit.
public struct HeadlessTabBarPolicy: Hashable, Sendable {
  /// D71: after a canceled push or pop that moved the tab bar, the bar is as if it had gone through.
  public var cancelLosesTabBar = false
  /// D74: a tab bar floats over the screens, and a tap on it selects without asking the delegate.
  public var barOutsideBounds = false
  /// D82: after a pop with an app's animator that brings the tab bar back, the bar takes no touches, and keeps an animation.
  public var popLeavesTabBarDead = false
  /// D83: tabs without an animator fade into each other, with a transition of the system.
  public var tabsFadeByThemselves = false
  /// D87: a tab bar controller starts a transition by `animateTransition` if its interaction controller doesn't want to start
  /// interactively, not by `startInteractiveTransition`: no published program is known that vends one then.
  public var tabsIgnoreIdleInteractors = false

  /// The policy of the screen.
  @MainActor
  static var current: HeadlessTabBarPolicy { HeadlessPersonality.current.tabBars }
}
