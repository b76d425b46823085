import UIKit

/// Reads the stack right after a push with animation.
struct StackChangesAtTheEnd: Probe {
  let chapter = Chapter.negotiation
  let statement = "D14"
  let field = "stackChangesAtTheEnd"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage)
    navigation.controller.pushViewController(navigation.screen("B"), animated: true)
    let atOnce = navigation.titles
    await stage.advance(by: 0.2)
    let inFlight = navigation.titles
    await navigation.settle()
    return Finding(
      atOnce == ["A"],
      ["the stack after the call: \(atOnce), in flight: \(inFlight), then: \(navigation.titles)"]
    )
  }
}
