import UIKit

/// The system's push: the foreground comes from the trailing edge, with a shadow at its leading edge; the background
/// moves a part of the way, and dims.
///
/// The figures are those of the push of iOS 27, measured frame by frame by JakeThomson/swift_transitions.
public struct SlideEffect: TransitionEffect {
  /// How far the background moves, as a share of the foreground's way: 0.301 to 0.302.
  private static let parallax: CGFloat = 0.301
  /// The opacity of the dimming over the background while it is covered: 0.096 to 0.100.
  private static let dimming: CGFloat = 0.098

  /// Creates the effect.
  public init() {}

  /// Puts the incoming screen aside.
  public func prepare(_ scene: TransitionScene) {
    switch scene.direction {
    case .forward:
      scene.dimmingView.alpha = 0
      moveForeground(of: scene, by: scene.trailingOffset)
    case .backward:
      scene.background?.center.x -= scene.trailingOffset * SlideEffect.parallax
      scene.dimmingView.alpha = SlideEffect.dimming
      moveForeground(of: scene, by: 0)
    }
  }

  /// Slides both screens.
  public func animate(_ scene: TransitionScene) {
    let way = scene.direction == .forward ? -scene.trailingOffset : scene.trailingOffset
    moveForeground(of: scene, by: way)
    scene.background?.center.x += way * SlideEffect.parallax
    scene.dimmingView.alpha = scene.direction == .forward ? SlideEffect.dimming : 0
  }

  private func moveForeground(of scene: TransitionScene, by way: CGFloat) {
    scene.foreground?.center.x += way
    scene.edgeShadow.center.x += way
  }
}

extension TransitionEffect where Self == SlideEffect {
  /// The foreground slides over the background as in the system's push, mirrored in right-to-left layouts.
  public static var slide: SlideEffect { SlideEffect() }
}
