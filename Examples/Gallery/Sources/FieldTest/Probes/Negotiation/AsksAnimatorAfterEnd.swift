import UIKit

/// Pushes, and watches whether the interruptible animator is asked for after the end.
struct AsksAnimatorAfterEnd: Probe {
  let chapter = Chapter.negotiation
  let statement = "D73"
  let field = "asksAnimatorAfterEnd"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage)
    let calls = await navigation.journal.calls {
      await navigation.startPush()
      await navigation.settle()
    }
    guard let end = calls.firstIndex(of: "complete") else {
      return Finding(nil, ["the push didn't end"])
    }
    let later = calls[end...].count { $0 == "interruptibleAnimator" }
    let before = calls[..<end].count { $0 == "interruptibleAnimator" }
    return Finding(
      later > 0,
      ["interruptibleAnimator is asked for \(before) times, and \(later) times after the end"]
    )
  }
}
