import InterruptibleTransitions
import UIKit

/// How an app hands an effect over.
enum EffectForm: CaseIterable {
  case bare
  /// Together with an effect of the app's own.
  case combined
  case chosen
  case wrapped
  case wrappedTwice
  case wrappedChoice
  case chosenWrapped
  case combinedWrappedChoice

  @MainActor
  func callAsFunction<Effect: TransitionEffect>(_ effect: Effect) -> any TransitionEffect {
    switch self {
    case .bare: effect
    case .combined: effect.combined(with: Beside())
    case .chosen: .choosing { _ in effect }
    case .wrapped: Wrapped(base: effect)
    case .wrappedTwice: Wrapped(base: Wrapped(base: effect))
    case .wrappedChoice: Wrapped(base: .choosing { _ in effect })
    case .chosenWrapped: .choosing { _ in Wrapped(base: effect) }
    case .combinedWrappedChoice: Wrapped(base: .choosing { _ in effect }).combined(with: Beside())
    }
  }
}

/// An app's own effect that forwards to another one.
private struct Wrapped: TransitionEffect {
  let base: any TransitionEffect

  func travel(in scene: TransitionScene) -> CGVector { base.travel(in: scene) }
  func prepare(_ scene: TransitionScene) { base.prepare(scene) }
  func animate(_ scene: TransitionScene) { base.animate(scene) }
  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) { base.cleanUp(scene, at: end) }
  var rubberBandsPastEnds: Bool { base.rubberBandsPastEnds }
}

/// An app's own effect that changes what no other one does.
private struct Beside: TransitionEffect {
  func prepare(_ scene: TransitionScene) {
    tint(scene, isCovered: scene.direction == .backward)
  }

  func animate(_ scene: TransitionScene) {
    tint(scene, isCovered: scene.direction == .forward)
  }

  private func tint(_ scene: TransitionScene, isCovered: Bool) {
    scene.background?.backgroundColor = isCovered ? .gray : .white
  }
}
