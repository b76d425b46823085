import UIKit

/// Has the user swipe back from the edge, with a delegate that can choose animations.
struct DelegateDisablesSystemPop: Probe {
  let chapter = Chapter.arbitration
  let statement = "D75"
  let field = "delegateDisablesSystemPop"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage)
    await navigation.push("B")
    let watch = TouchWatch(on: stage)
    let window = stage.window.bounds
    let gesture = RequestedGesture.drag(
      "Swipe from the left edge far to the right",
      from: CGPoint(x: 2, y: window.midY),
      to: CGPoint(x: window.maxX - 60, y: window.midY),
      speed: 1000
    )
    await stage.guide?.ask(for: gesture, on: stage) { watch.isLifted }
    guard watch.isLifted, watch.start.x < 20 else { return Finding(nil, ["nobody swiped"]) }
    await stage.advance(by: 0.1)
    await navigation.settle()
    return Finding(
      navigation.titles == ["A", "B"],
      ["the stack after a swipe, with a delegate: \(navigation.titles)"]
    )
  }
}
