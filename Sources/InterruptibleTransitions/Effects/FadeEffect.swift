import UIKit

/// The foreground fades in over the background, and out of it.
struct FadeEffect: TransitionEffect {
  /// Makes the foreground opaque or transparent.
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    scene.foreground?.alpha = position == .presented ? 1 : 0
  }
}

/// An effect that dims the background as long as the foreground covers a part of it.
@MainActor
protocol DimmingEffect {
  /// The opacity of the dimming view, from 0 to 1.
  func dimming(in scene: TransitionScene) -> CGFloat
}

extension TransitionEffect {
  /// The opacity of the dimming view behind the foreground; 0 for an effect that doesn't dim.
  func dimmingIfAny(in scene: TransitionScene) -> CGFloat {
    (self as? any DimmingEffect)?.dimming(in: scene) ?? 0
  }
}

/// A cross-fade that replaces an effect that moves, if people have asked for less motion.
///
/// A drag keeps the direction of the replaced effect, and a presentation that covers a part of the screen keeps its dimming.
struct ReducedMotionEffect: TransitionEffect {
  private let effect: any TransitionEffect
  private let fade = FadeEffect()

  /// How long the system's cross-fade takes, in seconds.
  ///
  /// Measured on iOS 27 by JakeThomson/swift_transitions: about 140 ms.
  static let duration: TimeInterval = 0.140

  init(replacing effect: any TransitionEffect) {
    self.effect = effect
  }

  func travel(in scene: TransitionScene) -> CGVector {
    let travel = effect.travel(in: scene)
    // What fades has no card.
    scene.extras.cardLaw = nil
    return travel
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    fade.place(scene, foreground: position)
    guard !scene.foregroundFrame.contains(scene.bounds) else { return }
    let dimming = effect.dimmingIfAny(in: scene)
    if dimming > 0 { scene.dimmingView.alpha = position == .presented ? dimming : 0 }
  }

  /// A rubber band is motion.
  var rubberBandsPastEnds: Bool { false }
}

/// The foreground grows from a part of its size, and shrinks back to it.
struct ScaleEffect: TransitionEffect {
  private let scale: CGFloat

  init(from scale: CGFloat) {
    TransitionLog.check(
      scale > 0 && scale.isFinite,
      "An effect's scale was \(scale). Give it a fraction greater than 0."
    )
    self.scale = scale.limitedScale(orIfNaN: 0.85)
  }

  /// Gives the foreground its own size, or a part of it.
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    scene.foreground?.transform =
      position == .presented ? .identity : CGAffineTransform(scaleX: scale, y: scale)
  }

  /// `false`: the foreground's `transform` is animated.
  var rubberBandsPastEnds: Bool { false }
}
