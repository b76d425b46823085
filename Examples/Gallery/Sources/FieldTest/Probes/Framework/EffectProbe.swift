import InterruptibleTransitions
import UIKit

/// Pushes with an effect, and holds, reverses, finishes, and cancels it at random moments.
package struct EffectProbe: Probe {
  package let chapter = Chapter.framework
  private let effectCase: EffectCase
  private let effect: (any TransitionEffect)?

  /// - Parameters:
  ///   - effectCase: The effect in the list that all tests share.
  ///   - effect: Replaces that effect.
  init(_ effectCase: EffectCase, effect: (any TransitionEffect)? = nil) {
    self.effectCase = effectCase
    self.effect = effect
  }

  /// A probe for each effect in the list.
  static var all: [EffectProbe] { EffectCase.allCases.map { EffectProbe($0) } }

  /// The effects that are held and handed over, but whose velocity can't be read, and why.
  nonisolated static let withoutVelocity: [EffectCase: String] = [
    .still: "It changes nothing.",
    .cardFlip: "Corners that turn while they grow don't move evenly.",
    .placedStages: "Each of its stages takes a part of the progress.",
    .cascade: "Each of its stages takes a part of the progress.",
  ]

  package var id: String { "Effect.\(effectCase)" }

  private static let seed: UInt64 = 1

  package func run(on stage: ProbeStage) async -> Finding {
    let figures = await figures(on: stage)
    let catches =
      "seed \(EffectProbe.seed): \(figures.holds) catches jump by at most \(figures.catchJump.text) pt"
    guard figures.handOvers > 0 else { return Finding(nil, [catches]) }
    return Finding(
      nil,
      [
        catches + ", \(figures.handOvers) hand-overs by \(figures.handOverJump.text) pt; "
          + "the velocity changes by \((figures.velocityError * 100).text) % in flight, and is "
          + "\(figures.releaseVelocity.text) distances/s from a hold"
      ]
    )
  }

  /// Measures the effect on a stage.
  func figures(on stage: ProbeStage) async -> EffectFigures {
    await EffectRun(effectCase, effect, seed: EffectProbe.seed, on: stage).figures()
  }
}
