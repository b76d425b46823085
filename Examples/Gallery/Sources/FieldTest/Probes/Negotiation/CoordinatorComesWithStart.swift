import UIKit

/// Looks for a coordinator right after a presentation and a dismissal are asked for.
struct CoordinatorComesWithStart: Probe {
  let chapter = Chapter.negotiation
  let statement = "D65"
  let field = "coordinatorComesWithStart"

  func run(on stage: ProbeStage) async -> Finding {
    let card = await ProbeCard(on: stage)
    card.startPresenting()
    let presenting = card.card.transitionCoordinator != nil
    await stage.advance(by: 0.8)
    card.card.dismiss(animated: true)
    let dismissing = card.card.transitionCoordinator != nil
    await stage.advance(by: 0.8)
    return Finding(
      presenting == dismissing ? !presenting : nil,
      ["a coordinator at once of a presentation: \(presenting), of a dismissal: \(dismissing)"]
    )
  }
}
