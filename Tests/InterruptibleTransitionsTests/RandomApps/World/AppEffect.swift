import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Another effect, whose calls are counted and tell the app.
struct AppEffect: TransitionEffect {
  let effect: any TransitionEffect
  let tally: Tally
  private let isKnown = PerTransition<Bool>()

  init(effect: any TransitionEffect, tally: Tally) {
    (self.effect, self.tally) = (effect, tally)
  }

  @MainActor
  final class Tally {
    var prepares = 0
    /// Whether the app has chosen no effect for some transitions.
    var isLeftOut = false
    /// The transitions that it was prepared for, each perhaps in several sizes.
    var transitions = 0
    var cleanUps = 0
    weak var app: AppWorld?

    init(_ app: AppWorld) {
      self.app = app
    }
  }

  func travel(in scene: TransitionScene) -> CGVector {
    effect.travel(in: scene)
  }

  func prepare(_ scene: TransitionScene) {
    tally.prepares += 1
    _ = isKnown.make(in: scene) {
      tally.transitions += 1
      return true
    }
    effect.prepare(scene)
    tally.app?.happened(.effectPrepare)
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    effect.place(scene, foreground: position)
    guard (position == .presented) == (scene.direction == .forward) else { return }
    tally.app?.happened(.effectAnimate)
  }
}
