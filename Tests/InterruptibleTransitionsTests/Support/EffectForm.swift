import InterruptibleTransitions
import UIKit

@testable import TestSupport

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
    case .wrapped: WrappedEffect(base: effect)
    case .wrappedTwice: WrappedEffect(base: WrappedEffect(base: effect))
    case .wrappedChoice: WrappedEffect(base: .choosing { _ in effect })
    case .chosenWrapped: .choosing { _ in WrappedEffect(base: effect) }
    case .combinedWrappedChoice:
      WrappedEffect(base: .choosing { _ in effect }).combined(with: Beside())
    }
  }
}

/// An app's own effect that changes what no other one does.
private struct Beside: TransitionEffect {
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    scene.background?.backgroundColor = position == .presented ? .gray : .white
  }
}
