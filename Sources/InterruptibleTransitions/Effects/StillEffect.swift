import UIKit

/// A cross-fade in place of an effect that moves, for people to whom motion does harm.
///
/// A finger goes the way that it would have gone.
struct StillEffect: TransitionEffect {
  let effect: any TransitionEffect
  private let fade = FadeEffect()

  init(inPlaceOf effect: any TransitionEffect) {
    self.effect = effect
  }

  func travel(in scene: TransitionScene) -> CGVector {
    effect.travel(in: scene)
  }

  func prepare(_ scene: TransitionScene) {
    fade.prepare(scene)
  }

  func animate(_ scene: TransitionScene) {
    fade.animate(scene)
  }

  /// False: giving way is motion.
  var yieldsPastEnds: Bool { false }
}
