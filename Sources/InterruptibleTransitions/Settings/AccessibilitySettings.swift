/// Settings for VoiceOver, Switch Control, and Reduce Motion.
///
/// Changes take effect with the next gesture or transition.
public struct AccessibilitySettings: Hashable, Sendable {
  /// A Boolean value that indicates whether VoiceOver's escape gesture goes back, or dismisses a presented screen.
  ///
  /// Before iOS 17, it does so only where the app calls ``InterruptibleTransition/performEscape(from:)``.
  public var performsEscape: Bool
  /// A Boolean value that indicates whether assistive technology is notified of the new screen once a transition has
  /// settled.
  public var postsScreenChanges: Bool
  /// A Boolean value that indicates whether the outgoing screen of a transition, and the screen behind a presentation,
  /// are hidden from assistive technology.
  public var hidesScreensBehind: Bool
  /// A Boolean value that indicates whether a cross-fade replaces the effect if people have asked for less motion.
  public var reducesMotion: Bool

  /// Creates settings; by default, all of them are `true`.
  public init(
    performsEscape: Bool = true,
    postsScreenChanges: Bool = true,
    hidesScreensBehind: Bool = true,
    reducesMotion: Bool = true
  ) {
    self.performsEscape = performsEscape
    self.postsScreenChanges = postsScreenChanges
    self.hidesScreensBehind = hidesScreensBehind
    self.reducesMotion = reducesMotion
  }
}
