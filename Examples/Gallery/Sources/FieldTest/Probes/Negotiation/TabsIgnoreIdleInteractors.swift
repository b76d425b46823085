import UIKit

/// Selects a tab with an interaction controller that doesn't want to start interactively, and notes who starts the transition.
struct TabsIgnoreIdleInteractors: Probe {
  let chapter = Chapter.negotiation
  let statement = "D87"
  let field = "tabsIgnoreIdleInteractors"

  func run(on stage: ProbeStage) async -> Finding {
    let tabs = await ProbeTabs(on: stage, isInteractive: true)
    tabs.controller.delegate = tabs.fade
    tabs.controller.selectedIndex = 1
    await stage.advance(by: 0.1)
    let isRunning = tabs.fade.animator != nil
    let isStartedByInteractor = tabs.fade.interactiveStarts > 0
    await stage.wait(upTo: 5) { tabs.controller.transitionCoordinator == nil }
    await stage.advance(by: 0.1)
    return Finding(
      isRunning ? !isStartedByInteractor : nil,
      ["started by \(isStartedByInteractor ? "the interaction controller" : "the animator")"]
    )
  }
}
