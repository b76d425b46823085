package import InterruptibleTransitions
import UIKit

/// Pushes with a look of the framework, and holds, reverses, finishes and cancels it at random moments.
package struct LookProbe: Probe {
  package let chapter = Chapter.framework
  private let look: Look
  private let effect: (any TransitionEffect)?

  /// - Parameters:
  ///   - look: What the foreground does.
  ///   - effect: Replaces the look's own effect.
  package init(_ look: Look, effect: (any TransitionEffect)? = nil) {
    self.look = look
    self.effect = effect
  }

  package var id: String { "Look.\(look)" }

  private static let seed: UInt64 = 1

  package func run(on stage: ProbeStage) async -> Finding {
    let figures = await figures(on: stage)
    return Finding(
      nil,
      [
        "\(look.rawValue), seed \(LookProbe.seed): \(figures.holds) catches jump by at most "
          + "\(figures.catchJump.text) pt, \(figures.handOvers) hand-overs by "
          + "\(figures.handOverJump.text) pt; the velocity changes by "
          + "\((figures.velocityError * 100).text) % in flight, and is "
          + "\(figures.releaseVelocity.text) ways/s from a hold"
      ]
    )
  }

  /// Measures a look on a stage.
  package func figures(on stage: ProbeStage) async -> LookFigures {
    let run = await LookRun(look, effect ?? look.effect, seed: LookProbe.seed, on: stage)
    return await run.figures()
  }
}
