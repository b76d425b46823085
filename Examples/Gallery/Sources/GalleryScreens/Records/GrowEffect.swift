import InterruptibleTransitions
import UIKit

/// The player grows out of the bar while the shelf steps back, and shrinks into it again.
struct GrowEffect: TransitionEffect {
  func travel(in scene: TransitionScene) -> CGVector {
    let way = PlayerBar.frame(in: scene.container).minY - scene.foregroundFrame.minY
    return CGVector(dx: 0, dy: scene.direction == .forward ? -way : way)
  }

  func prepare(_ scene: TransitionScene) {
    let isComing = scene.direction == .forward
    place(scene, isGrown: !isComing)
    (scene.foreground as? PlayerView)?.uncover(isComing ? .bar : .player)
  }

  func animate(_ scene: TransitionScene) {
    let isComing = scene.direction == .forward
    place(scene, isGrown: isComing)
    (scene.foreground as? PlayerView)?.animateUncovering(isComing ? .player : .bar)
  }

  func cleanUp(_ scene: TransitionScene, at end: UIViewAnimatingPosition) {
    (scene.foreground as? PlayerView)?.uncover(.player)
  }

  private func place(_ scene: TransitionScene, isGrown: Bool) {
    let bar = PlayerBar.frame(in: scene.container)
    scene.foreground?.frame = isGrown ? scene.foregroundFrame : bar
    scene.foreground?.layoutIfNeeded()
    scene.background?.transform = isGrown ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    scene.veil.alpha = isGrown ? 0.5 : 0
  }
}
