/// What is uncertain about navigation bars during a transition, or differs between versions of UIKit.
public struct HeadlessNavigationBarPolicy: Hashable, Sendable {
  /// D69: a transition that was canceled once leaves the bar with the old items, even if it continues then.
  public var cancelSticksToBar = false
  /// D81: a navigation bar takes no touches during a transition.
  public var barIsDeadInFlight = true
  /// D84: a navigation bar has its new items only after the completion of the transition.
  public var barSettlesAfterCompletion = false
  /// D85: the items of a navigation bar hold still until a pop that starts under a finger commits, and then change
  /// during the rest of it.
  public var barItemsWaitForCommit = false
  /// D88: a navigation bar fades back to its items once more after a canceled transition that is completed with animations enabled,
  /// as was reported of iOS 26, instead of having come back with the transition.
  public var cancelAnimatesBarAgain = false

  /// The policy of the screen.
  @MainActor
  static var current: HeadlessNavigationBarPolicy { HeadlessPersonality.current.navigationBars }
}
