public import UIKit

/// The foreground grows from a part of its size, and shrinks back to it.
public struct ScaleEffect: TransitionEffect {
  private let scale: CGFloat

  /// Creates the effect.
  ///
  /// - Parameter scale: The size of the foreground at its smallest, as a share of its own, greater than 0. In a release build
  ///   anything else counts as the nearest share, and the log has a fault.
  public init(from scale: CGFloat = 0.85) {
    TransitionLog.check(
      scale > 0 && scale.isFinite,
      "an effect's scale was \(scale): give it a share greater than 0"
    )
    self.scale = scale.limitedScale(orIfNaN: 0.85)
  }

  /// Shrinks the incoming screen.
  public func prepare(_ scene: TransitionScene) {
    if scene.direction == .forward { shrink(scene) }
  }

  /// Grows or shrinks the foreground.
  public func animate(_ scene: TransitionScene) {
    switch scene.direction {
    case .forward: scene.foreground?.transform = .identity
    case .backward: shrink(scene)
    }
  }

  /// `false`: the foreground's `transform` is animated.
  public var rubberBandsPastEnds: Bool { false }

  private func shrink(_ scene: TransitionScene) {
    scene.foreground?.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}

extension TransitionEffect where Self == ScaleEffect {
  /// The foreground grows from 85 % of its size.
  public static var scale: ScaleEffect { ScaleEffect() }
}
