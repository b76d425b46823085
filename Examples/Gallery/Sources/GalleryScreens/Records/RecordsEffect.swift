import InterruptibleTransitions
import UIKit

/// What fills the screen grows out of the bar; a card comes from below.
struct RecordsEffect: TransitionEffect {
  private let player = GrowEffect()
  private let card = CoverEffect(backgroundScale: 0.92, dimming: 0)

  func travel(in scene: TransitionScene) -> CGVector {
    effect(for: scene).travel(in: scene)
  }

  func prepare(_ scene: TransitionScene) {
    effect(for: scene).prepare(scene)
  }

  func animate(_ scene: TransitionScene) {
    effect(for: scene).animate(scene)
  }

  func cleanUp(_ scene: TransitionScene, at end: UIViewAnimatingPosition) {
    effect(for: scene).cleanUp(scene, at: end)
  }

  private func effect(for scene: TransitionScene) -> any TransitionEffect {
    scene.foregroundFrame == scene.container.bounds ? player : card
  }
}
