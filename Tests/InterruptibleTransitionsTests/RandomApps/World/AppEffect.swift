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

  func animate(_ scene: TransitionScene) {
    effect.animate(scene)
    tally.app?.happened(.effectAnimate)
  }
}

/// Slides the foreground in a clip view of its own.
struct AppClipEffect: TransitionEffect {
  func prepare(_ scene: TransitionScene) {
    guard let foreground = scene.foreground, foreground.superview === scene.container else {
      return
    }
    let clip = AppClip(frame: scene.container.bounds)
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.container.insertSubview(clip, aboveSubview: foreground)
    clip.addSubview(foreground)
    if scene.direction == .forward { move(scene) }
  }

  func animate(_ scene: TransitionScene) {
    if scene.direction == .forward { center(scene) } else { move(scene) }
  }

  private func move(_ scene: TransitionScene) {
    scene.foreground?.center.x = scene.foregroundFrame.midX + travel(in: scene).dx
  }

  private func center(_ scene: TransitionScene) {
    scene.foreground?.center.x = scene.foregroundFrame.midX
  }
}

final class AppClip: UIView {}

/// Changes nothing.
struct AppStillEffect: TransitionEffect {
  func prepare(_ scene: TransitionScene) {}
  func animate(_ scene: TransitionScene) {}
}
