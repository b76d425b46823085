import InterruptibleTransitions
import UIKit

/// The card of a train unfolds from its line of the timetable, and folds up into it again.
struct UnfoldEffect: TransitionEffect {
  /// The way of the edge that moves farther: a card is dragged toward its line.
  func travel(in scene: TransitionScene) -> CGVector {
    let (card, line) = (scene.foregroundFrame, line(in: scene))
    let (top, bottom) = (line.minY - card.minY, line.maxY - card.maxY)
    let way = abs(top) > abs(bottom) ? top : bottom
    return CGVector(dx: 0, dy: scene.direction == .forward ? -way : way)
  }

  /// Puts the card in place of its line; the presentation shows the line again.
  func prepare(_ scene: TransitionScene) {
    (scene.foregroundViewController as? TrainController)?.line?.isHidden = true
    show(scene, isUnfolded: scene.direction == .backward)
  }

  func animate(_ scene: TransitionScene) {
    show(scene, isUnfolded: scene.direction == .forward)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    (scene.foreground as? TrainView)?.look = .card
  }

  private func show(_ scene: TransitionScene, isUnfolded: Bool) {
    (scene.foreground as? TrainView)?.look = isUnfolded ? .card : .line
    scene.foreground?.frame = isUnfolded ? scene.foregroundFrame : line(in: scene)
    scene.foreground?.layoutIfNeeded()
  }

  private func line(in scene: TransitionScene) -> CGRect {
    let line = (scene.foregroundViewController as? TrainController)?.line
    return line?.place(in: scene.container) ?? .zero
  }
}
