import UIKit

/// Pops a screen that hides the tab bar, and looks whether the bar takes touches again.
struct PopLeavesTabBarDead: Probe {
  let chapter = Chapter.bar
  let statement = "D82"
  let field = "popLeavesTabBarDead"

  func run(on stage: ProbeStage) async -> Finding {
    let tabs = await ProbeTabs(on: stage)
    let bar = tabs.controller.tabBar
    tabs.startPush()
    await stage.wait(upTo: 5) { tabs.navigation.transitionCoordinator == nil }
    await stage.advance(by: 0.1)
    tabs.navigation.popViewController(animated: true)
    await stage.advance(by: 0.1)
    await stage.wait(upTo: 5) { tabs.navigation.transitionCoordinator == nil }
    await stage.advance(by: 0.1)
    let keys = bar.layer.animationKeys() ?? []
    return Finding(
      !bar.isUserInteractionEnabled,
      [
        "a tab bar after a pop: enabled \(bar.isUserInteractionEnabled), "
          + "\(keys.count) animations left"
      ]
    )
  }
}
