import UIKit

/// The foreground fades in over the background, and out of it.
public struct FadeEffect: TransitionEffect {
  /// Creates the effect.
  public init() {}

  /// Makes the incoming screen transparent.
  public func prepare(_ scene: TransitionScene) {
    if scene.direction == .forward { scene.foreground?.alpha = 0 }
  }

  /// Changes the foreground's opacity.
  public func animate(_ scene: TransitionScene) {
    scene.foreground?.alpha = scene.direction == .forward ? 1 : 0
  }
}

extension TransitionEffect where Self == FadeEffect {
  /// The foreground fades.
  public static var fade: FadeEffect { FadeEffect() }
}
