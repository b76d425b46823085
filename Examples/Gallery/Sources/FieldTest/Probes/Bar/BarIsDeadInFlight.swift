import UIKit

/// Reads whether the navigation bar takes touches during a push.
struct BarIsDeadInFlight: Probe {
  let chapter = Chapter.bar
  let statement = "D81"
  let field = "barIsDeadInFlight"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage)
    navigation.fade.duration = 1
    let bar = navigation.controller.navigationBar
    await navigation.startPush()
    let hit = stage.window.hitTest(bar.convert(CGPoint(x: 24, y: 22), to: nil), with: nil)
    let isTouched = hit?.isDescendant(of: bar) == true
    let isEnabled = bar.isUserInteractionEnabled
    await navigation.settle()
    return Finding(
      !isTouched,
      ["in flight a touch on Back reaches the bar: \(isTouched); the bar is enabled: \(isEnabled)"]
    )
  }
}
