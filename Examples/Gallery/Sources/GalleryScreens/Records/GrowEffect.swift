import InterruptibleTransitions
import UIKit

/// The player grows out of the bar while the shelf shrinks a little, and shrinks back into it.
struct GrowEffect: TransitionEffect {
  func travel(in scene: TransitionScene) -> CGVector {
    let way = PlayerBar.frame(in: scene.container).minY - scene.foregroundFrame.minY
    return CGVector(dx: 0, dy: scene.direction == .forward ? -way : way)
  }

  func prepare(_ scene: TransitionScene) {
    show(scene, isGrown: scene.direction == .backward)
  }

  func animate(_ scene: TransitionScene) {
    show(scene, isGrown: scene.direction == .forward)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    (scene.foreground as? PlayerView)?.look = .player
  }

  private func show(_ scene: TransitionScene, isGrown: Bool) {
    (scene.foreground as? PlayerView)?.look = isGrown ? .player : .bar
    scene.foreground?.frame = isGrown ? scene.foregroundFrame : PlayerBar.frame(in: scene.container)
    scene.foreground?.layoutIfNeeded()
    scene.background?.transform = isGrown ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    scene.dimmingView.alpha = isGrown ? 0.5 : 0
  }
}
