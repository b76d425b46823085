import UIKit

/// A cross-fade that replaces an effect that moves, if people have asked for less motion.
///
/// A finger goes the way that it would have gone.
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
    scene.cardSpring = nil
    return travel
  }

  func prepare(_ scene: TransitionScene) {
    fade.prepare(scene)
  }

  func animate(_ scene: TransitionScene) {
    fade.animate(scene)
  }

  /// Giving way is motion.
  var rubberBandsPastEnds: Bool { false }
}
