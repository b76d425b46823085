import UIKit

/// Cancels a presentation, and watches which screen is first told that it is over.
struct ReturnsBeforeItLeaves: Probe {
  let chapter = Chapter.stacks
  let statement = "E3"
  let field = "returnsBeforeItLeaves"

  func run(on stage: ProbeStage) async -> Finding {
    let card = await ProbeCard(on: stage, isInteractive: true)
    let calls = await card.journal.calls {
      card.startPresenting()
      await stage.advance(by: 0.2)
      card.fade.hold()
      card.fade.release(toward: .start)
      await stage.advance(by: 0.8)
    }
    return Finding(
      calls.has("A.didAppear", before: "B.didDisappear"),
      ["a cancelled presentation: \(calls)"]
    )
  }
}
