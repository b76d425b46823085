import UIKit

/// Cancels a push, catches it and finishes it, and reads the bar's items.
struct CancelSticksToBar: Probe {
  let chapter = Chapter.bar
  let statement = "D69"
  let field = "cancelSticksToBar"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage, isInteractive: true)
    navigation.fade.duration = 1
    await navigation.startPush()
    await stage.advance(by: 0.3)
    navigation.fade.hold()
    navigation.fade.release(toward: .start)
    await stage.advance(by: 0.05)
    navigation.fade.hold()
    navigation.fade.release(toward: .end)
    await navigation.settle()
    let title = navigation.controller.navigationBar.topItem?.title ?? "none"
    return Finding(
      navigation.titles == ["A", "B"] ? title != "B" : nil,
      ["cancelled, caught and finished: the stack is \(navigation.titles), the bar shows \(title)"]
    )
  }
}
