import UIKit

/// The system's push: the foreground comes from the trailing edge, the background follows at a third of its
/// pace, dimmed.
public struct SlideEffect: TransitionEffect {
  /// The background's share of the way.
  private static let parallax: CGFloat = 1 / 3
  /// The opacity of the dimming over the background while it is covered.
  private static let dimming: CGFloat = 0.12

  /// Makes the effect.
  public init() {}

  /// Puts what comes aside.
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

  /// Slides both.
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
  /// The system's push, mirrored in right-to-left layouts.
  public static var slide: SlideEffect { SlideEffect() }
}
