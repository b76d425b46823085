import UIKit

/// Presents over the whole screen, and watches which screen is first told that it is over.
struct DidOrderOfPresentation: Probe {
  let chapter = Chapter.negotiation
  let statement = "D38"
  let field = "swapsDidCallbacks"

  func run(on stage: ProbeStage) async -> Finding {
    let card = await ProbeCard(on: stage)
    let calls = await card.journal.calls { await card.present() }
    let back = await card.journal.calls { await card.dismiss() }
    return Finding(
      calls.has("A.didDisappear", before: "B.didAppear"),
      ["a presentation: \(calls)", "a dismissal: \(back)"]
    )
  }
}
