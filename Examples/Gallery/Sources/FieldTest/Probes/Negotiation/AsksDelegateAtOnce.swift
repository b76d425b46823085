import UIKit

/// Pushes with animation, and watches when the delegate is asked for its animator.
struct AsksDelegateAtOnce: Probe {
  let chapter = Chapter.negotiation
  let statement = "D17"
  let field = "asksDelegateAtOnce"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage)
    let inside = await navigation.journal.calls {
      navigation.controller.pushViewController(navigation.screen("B"), animated: true)
    }
    let later = await navigation.journal.calls { await navigation.settle() }
    return Finding(
      inside.contains("ask"),
      ["inside the call: \(inside)", "later: \(later)"]
    )
  }
}
