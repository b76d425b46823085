import InterruptibleTransitions
import UIKit

/// Another effect, and how many transitions it has begun and tidied up.
struct CountedEffect: TransitionEffect {
  let effect: any TransitionEffect
  let tally = Tally()

  @MainActor
  final class Tally {
    fileprivate(set) var begun = 0
    fileprivate(set) var ended = 0

    nonisolated init() {}

    func forget() {
      (begun, ended) = (0, 0)
    }
  }

  func travel(in scene: TransitionScene) -> CGVector {
    effect.travel(in: scene)
  }

  func prepare(_ scene: TransitionScene) {
    tally.begun += 1
    effect.prepare(scene)
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    effect.place(scene, foreground: position)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    tally.ended += 1
    effect.cleanUp(scene, at: end)
  }

  var rubberBandsPastEnds: Bool { effect.rubberBandsPastEnds }
}
