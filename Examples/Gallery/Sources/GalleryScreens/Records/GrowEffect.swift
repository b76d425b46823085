import InterruptibleTransitions
import UIKit

/// The player grows out of the bar while the shelf steps back, and shrinks into it again.
struct GrowEffect: TransitionEffect {
  func travel(in scene: TransitionScene) -> CGVector {
    let way = PlayerBar.frame(in: scene.container).minY - scene.foregroundFrame.minY
    return CGVector(dx: 0, dy: scene.direction == .forward ? -way : way)
  }

  func prepare(_ scene: TransitionScene) {
    if scene.direction == .forward { shrink(scene) } else { grow(scene) }
  }

  func animate(_ scene: TransitionScene) {
    if scene.direction == .forward { grow(scene) } else { shrink(scene) }
  }

  private func grow(_ scene: TransitionScene) {
    scene.foreground?.frame = scene.foregroundFrame
    scene.foreground?.layoutIfNeeded()
    scene.background?.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    scene.veil.alpha = 0.5
  }

  private func shrink(_ scene: TransitionScene) {
    scene.foreground?.frame = PlayerBar.frame(in: scene.container)
    scene.foreground?.layoutIfNeeded()
    scene.background?.transform = .identity
    scene.veil.alpha = 0
  }
}
