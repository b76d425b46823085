import UIKit

/// Cancels a push, and reads `isMovingFromParent` of the screen that leaves.
struct AbortedPushesKeepQuiet: Probe {
  let chapter = Chapter.stacks
  let statement = "E6"
  let field = "abortedPushesKeepQuiet"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage, isInteractive: true)
    var isLeaving: Bool?
    let screen = await navigation.startPush()
    screen.onCall = { call, screen in
      if call == "didDisappear" { isLeaving = screen.isMovingFromParent }
    }
    await navigation.cancel()
    return Finding(
      isLeaving.map { !$0 },
      ["isMovingFromParent in viewDidDisappear: \(isLeaving.map(String.init) ?? "not called")"]
    )
  }
}
