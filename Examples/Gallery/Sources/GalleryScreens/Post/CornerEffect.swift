import InterruptibleTransitions
import UIKit

/// The foreground comes diagonally from the bottom trailing corner, and leaves the same way; a finger that goes up
/// or down moves it.
struct CornerEffect: TransitionEffect {
  /// Down, and not along the diagonal: a drag straight down follows it on a wide screen too.
  func travel(in scene: TransitionScene) -> CGVector {
    let way = offset(in: scene).y
    return CGVector(dx: 0, dy: scene.direction == .forward ? -way : way)
  }

  func prepare(_ scene: TransitionScene) {
    show(scene, isLaid: scene.direction == .backward)
  }

  func animate(_ scene: TransitionScene) {
    show(scene, isLaid: scene.direction == .forward)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    (scene.foreground as? PostcardView)?.pose = .laid
  }

  private func show(_ scene: TransitionScene, isLaid: Bool) {
    let offset = isLaid ? .zero : offset(in: scene)
    scene.foreground?.center = CGPoint(
      x: scene.foregroundFrame.midX + offset.x,
      y: scene.foregroundFrame.midY + offset.y
    )
    (scene.foreground as? PostcardView)?.pose = isLaid ? .laid : .inHand
  }

  /// How far the corner is from where the foreground ends.
  private func offset(in scene: TransitionScene) -> CGPoint {
    let (bounds, frame) = (scene.container.bounds, scene.foregroundFrame)
    return CGPoint(
      x: scene.isRightToLeft ? bounds.minX - frame.maxX : bounds.maxX - frame.minX,
      y: max(bounds.maxY - frame.minY, 1)
    )
  }
}
