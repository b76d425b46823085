import UIKit

/// Cancels a push, and watches when the reverse will-callbacks come.
struct ReversesAppearanceAtOnce: Probe {
  let chapter = Chapter.stacks
  let statement = "E4"
  let field = "reversesAppearanceAtOnce"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage, isInteractive: true)
    await navigation.startPush()
    let atOnce = await navigation.journal.calls {
      navigation.fade.hold()
      navigation.fade.release(toward: .start)
    }
    let later = await navigation.journal.calls { await navigation.settle() }
    let isAtOnce = atOnce.contains("A.willAppear")
    return Finding(
      isAtOnce || later.contains("A.willAppear") ? isAtOnce : nil,
      [
        "with the cancel of a push: \(atOnce)", "later: \(later)",
        "the stack: \(navigation.titles)",
      ]
    )
  }
}
