import UIKit

/// Selects a tab that nobody animates, and looks for a transition.
struct TabsFadeByThemselves: Probe {
  let chapter = Chapter.negotiation
  let statement = "D83"
  let field = "tabsFadeByThemselves"

  func run(on stage: ProbeStage) async -> Finding {
    let tabs = await ProbeTabs(on: stage)
    tabs.controller.selectedIndex = 1
    await stage.advance(by: 0.05)
    let isFading = tabs.controller.transitionCoordinator != nil
    await stage.advance(by: 1)
    UIView.performWithoutAnimation { tabs.controller.selectedIndex = 0 }
    await stage.advance(by: 0.05)
    let isFadingStill = tabs.controller.transitionCoordinator != nil
    await stage.advance(by: 1)
    return Finding(
      isFading,
      ["a plain selection is a transition: \(isFading); without animations: \(isFadingStill)"]
    )
  }
}
