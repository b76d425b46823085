import UIKit

/// Cancels a push that hides the tab bar, and looks for the bar.
struct CancelLosesTabBar: Probe {
  let chapter = Chapter.stacks
  let statement = "D71"
  let field = "cancelLosesTabBar"

  func run(on stage: ProbeStage) async -> Finding {
    let tabs = await ProbeTabs(on: stage, isInteractive: true)
    let before = describe(tabs.controller.tabBar)
    tabs.startPush()
    await stage.advance(by: 0.2)
    tabs.fade.hold()
    tabs.fade.release(toward: .start)
    await stage.advance(by: 1)
    let after = describe(tabs.controller.tabBar)
    return Finding(before != after, ["the tab bar before: \(before), cancelled: \(after)"])
  }

  private func describe(_ bar: UITabBar) -> String {
    let frame = bar.frame
    let place = "at (\(Int(frame.minX)), \(Int(frame.minY)))"
    return bar.isHidden || bar.alpha == 0 ? "hidden \(place)" : place
  }
}
