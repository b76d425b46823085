/// How transitions work together with VoiceOver, Switch Control and Reduce Motion.
///
/// Changes take effect with the next gesture or transition.
public struct AccessibilitySettings: Hashable, Sendable {
  /// Whether VoiceOver's escape gesture goes back, or dismisses a presented screen.
  ///
  /// Before iOS 17 it does so only where the app calls ``InterruptibleTransition/performEscape(from:)``.
  public var performsEscape: Bool
  /// Whether assistive technology is told of the new screen once a transition has settled.
  public var postsScreenChanges: Bool
  /// Whether the screen that a transition leaves, and the screen behind a presentation, is hidden from assistive
  /// technology.
  public var hidesScreensBehind: Bool
  /// Whether a cross-fade replaces the effect if people have asked for less motion.
  public var reducesMotion: Bool

  /// Makes settings; by default all of them are on.
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
