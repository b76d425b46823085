import UIKit

/// Selects a tab, and watches which screen is first told that it is over.
struct DidOrderOfTabs: Probe {
  let chapter = Chapter.negotiation
  let statement = "D45"
  let field = "swapsDidCallbacks"

  func run(on stage: ProbeStage) async -> Finding {
    let journal = Journal()
    let fade = HandFade(journal)
    let tabs = UITabBarController()
    tabs.delegate = fade
    tabs.viewControllers = [ProbeScreen("A", journal), ProbeScreen("B", journal)]
    await stage.show(tabs)
    let calls = await journal.calls {
      tabs.selectedIndex = 1
      await stage.advance(by: 0.8)
    }
    return Finding(
      calls.has("B.didAppear", before: "A.didDisappear"),
      ["a change of tabs: \(calls)"]
    )
  }
}
