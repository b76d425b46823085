import UIKit

/// Cancels a push, and watches whether the delegate is told that the screen that stays was shown.
struct DidShowAfterCancel: Probe {
  let chapter = Chapter.stacks
  let statement = "D76"
  let field = "didShowAfterCancel"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage, isInteractive: true)
    let calls = await navigation.journal.calls {
      await navigation.startPush()
      await navigation.cancel()
    }
    let shows = calls.filter { $0.hasPrefix("didShow") }
    return Finding(shows.contains("didShow A"), ["told after a cancelled push: \(shows)"])
  }
}
