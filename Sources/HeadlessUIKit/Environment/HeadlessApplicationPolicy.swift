/// What is uncertain about an app that is interrupted or in the background, or differs between versions of UIKit.
public struct HeadlessApplicationPolicy: Hashable, Sendable {
  /// A59: in the background every animation ends; an animator that was paused is then inactive, and calls no
  /// completion.
  public var backgroundStripsAnimations = false
  /// A60: what happens to the app from outside happens to its scene alone, and the app stays active.
  public var sceneBackgrounds = false

  /// The policy of the screen.
  @MainActor
  static var current: HeadlessApplicationPolicy { HeadlessPersonality.current.application }
}
