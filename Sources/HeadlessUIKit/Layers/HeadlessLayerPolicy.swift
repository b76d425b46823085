/// What is uncertain about layers, their animations, and their commits, or differs between versions of UIKit.
public struct HeadlessLayerPolicy: Hashable, Sendable {
  /// C13: the animations that a block makes have no delegate, and don't identify their block.
  public var animationsHaveNoDelegate = false
  /// C16: in the first two frames of an animation of a view, the presentation layer has the model's values, not those
  /// on the screen, as was reported of paced animations on iOS 26.1.
  public var presentationsBeginAtModel = false
  /// G9: the main thread is busy when a motion is about to begin: its commit comes late, and the clock is ahead of the
  /// screen by `HeadlessClock.commitDelay`.
  public var commitsLate = false

  /// The policy of the screen.
  @MainActor
  static var current: HeadlessLayerPolicy { HeadlessPersonality.current.layers }
}
