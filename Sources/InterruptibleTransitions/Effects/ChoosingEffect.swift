import UIKit

/// An effect that is chosen once for each transition.
struct ChoosingEffect: TransitionEffect {
  private let choose: @MainActor @Sendable (TransitionScene) -> any TransitionEffect
  private let choice = PerTransition<any TransitionEffect>()

  init(_ choose: @escaping @MainActor @Sendable (TransitionScene) -> any TransitionEffect) {
    self.choose = choose
  }

  func travel(in scene: TransitionScene) -> CGVector {
    effect(for: scene).travel(in: scene)
  }

  func prepare(_ scene: TransitionScene) {
    effect(for: scene).prepare(scene)
  }

  func animate(_ scene: TransitionScene) {
    effect(for: scene).animate(scene)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    effect(for: scene).cleanUp(scene, at: end)
  }

  private func effect(for scene: TransitionScene) -> any TransitionEffect {
    choice.make(in: scene) {
      let effect = choose(scene)
      // Without a scene it isn't known yet.
      if !effect.rubberBandsPastEnds { scene.rubberBandsPastEnds = false }
      return effect
    }
  }
}
