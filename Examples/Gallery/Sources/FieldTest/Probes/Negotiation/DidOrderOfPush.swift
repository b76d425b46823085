import UIKit

/// Pushes, and watches which screen is first told that it is over.
struct DidOrderOfPush: Probe {
  let chapter = Chapter.negotiation
  let statement = "D18"
  let field = "swapsDidCallbacks"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage)
    let calls = await navigation.journal.calls {
      await navigation.startPush()
      await navigation.settle()
    }
    return Finding(calls.has("B.didAppear", before: "A.didDisappear"), ["a push: \(calls)"])
  }
}
