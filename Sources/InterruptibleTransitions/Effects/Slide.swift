import UIKit

/// The foreground comes from the trailing edge; the background follows at a third of its pace, dimmed.
struct Slide: Look {
  /// The background's share of the way.
  private static let parallax: CGFloat = 1 / 3
  /// The opacity of the black veil over the background while it is covered.
  private static let dimming: CGFloat = 0.12

  @MainActor
  func travel(
    _ direction: TransitionScene.Direction,
    in size: CGSize,
    isRightToLeft: Bool
  ) -> CGVector {
    let towardsTrailing = isRightToLeft ? -size.width : size.width
    return CGVector(dx: direction == .forward ? -towardsTrailing : towardsTrailing, dy: 0)
  }

  @MainActor
  func prepare(_ scene: TransitionScene) -> Motion {
    let aside = scene.isRightToLeft ? -scene.container.bounds.width : scene.container.bounds.width
    let behind = -aside * Slide.parallax
    let veil = UIView(frame: scene.container.bounds)
    veil.backgroundColor = .black
    veil.isUserInteractionEnabled = false
    if let foreground = scene.foreground, foreground.superview === scene.container {
      scene.container.insertSubview(veil, belowSubview: foreground)
    } else {
      scene.container.addSubview(veil)
    }
    let (foreground, background) = (scene.foreground, scene.background)
    switch scene.direction {
    case .forward:
      foreground?.center.x += aside
      veil.alpha = 0
      return Motion(decorations: [veil], giving: foreground) {
        foreground?.center.x -= aside
        background?.center.x += behind
        veil.alpha = Slide.dimming
      }
    case .backward:
      background?.center.x += behind
      veil.alpha = Slide.dimming
      return Motion(decorations: [veil], giving: foreground) {
        foreground?.center.x += aside
        background?.center.x -= behind
        veil.alpha = 0
      }
    }
  }
}
