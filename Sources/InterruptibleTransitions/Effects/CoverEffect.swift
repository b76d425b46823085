public import UIKit

/// The foreground comes up from the bottom edge; the background can shrink, and dims.
public struct CoverEffect: TransitionEffect {
  /// The size of the background while it is covered, as a share of its own.
  private let backgroundScale: CGFloat
  /// The opacity of the dimming over the background while it is covered.
  private let dimming: CGFloat

  /// Creates the effect.
  ///
  /// - Parameters:
  ///   - backgroundScale: The size of the covered background as a share of its own, greater than 0; 1 keeps
  ///     its size. In a release build anything else counts as the nearest share, and the log has a fault.
  ///   - dimming: The opacity of the dimming over the covered background, from 0 to 1; 0 if a presentation
  ///     controller dims.
  public init(backgroundScale: CGFloat = 1, dimming: CGFloat = 0.2) {
    TransitionLog.check(
      backgroundScale > 0 && backgroundScale.isFinite,
      "the background's scale was \(backgroundScale): give it a share greater than 0"
    )
    self.backgroundScale = backgroundScale.limitedScale(orIfNaN: 1)
    self.dimming = dimming.limited(to: 0...1, orIfNaN: 0.2)
  }

  /// The foreground's height, up on the way forward.
  public func travel(in scene: TransitionScene) -> CGVector {
    let way = distance(in: scene)
    return CGVector(dx: 0, dy: scene.direction == .forward ? -way : way)
  }

  /// Puts the incoming screen below the edge, or shrinks and dims the background that is uncovered.
  public func prepare(_ scene: TransitionScene) {
    switch scene.direction {
    case .forward: lower(scene)
    case .backward: cover(scene)
    }
  }

  /// Raises or lowers the foreground.
  public func animate(_ scene: TransitionScene) {
    switch scene.direction {
    case .forward: cover(scene)
    case .backward: lower(scene)
    }
  }

  private func distance(in scene: TransitionScene) -> CGFloat {
    max(scene.container.bounds.maxY - scene.foregroundFrame.minY, 0)
  }

  private func cover(_ scene: TransitionScene) {
    scene.foreground?.center.y = scene.foregroundFrame.midY
    if backgroundScale != 1 {
      scene.background?.transform = CGAffineTransform(scaleX: backgroundScale, y: backgroundScale)
    }
    if dimming > 0 { scene.dimmingView.alpha = dimming }
  }

  private func lower(_ scene: TransitionScene) {
    scene.foreground?.center.y = scene.foregroundFrame.midY + distance(in: scene)
    if backgroundScale != 1 { scene.background?.transform = .identity }
    if dimming > 0 { scene.dimmingView.alpha = 0 }
  }
}

extension TransitionEffect where Self == CoverEffect {
  /// Up from the bottom edge, with the background dimmed.
  public static var cover: CoverEffect { CoverEffect() }
}
