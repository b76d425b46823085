import UIKit

/// The foreground comes from the trailing edge, as in the system's push; the background moves a third as far, and
/// dims.
public struct SlideEffect: TransitionEffect {
  /// How far the background moves, as a share of the foreground's way.
  private static let parallax: CGFloat = 1 / 3
  /// The opacity of the dimming over the background while it is covered.
  private static let dimming: CGFloat = 0.12

  /// Creates the effect.
  public init() {}

  /// Puts the incoming screen aside.
  public func prepare(_ scene: TransitionScene) {
    switch scene.direction {
    case .forward:
      scene.foreground?.center.x += scene.trailingOffset
      scene.dimmingView.alpha = 0
    case .backward:
      scene.background?.center.x -= scene.trailingOffset * SlideEffect.parallax
      scene.dimmingView.alpha = SlideEffect.dimming
    }
  }

  /// Slides both screens.
  public func animate(_ scene: TransitionScene) {
    switch scene.direction {
    case .forward:
      scene.foreground?.center.x -= scene.trailingOffset
      scene.background?.center.x -= scene.trailingOffset * SlideEffect.parallax
      scene.dimmingView.alpha = SlideEffect.dimming
    case .backward:
      scene.foreground?.center.x += scene.trailingOffset
      scene.background?.center.x += scene.trailingOffset * SlideEffect.parallax
      scene.dimmingView.alpha = 0
    }
  }
}

extension TransitionEffect where Self == SlideEffect {
  /// The foreground slides over the background, mirrored in right-to-left layouts.
  public static var slide: SlideEffect { SlideEffect() }
}
