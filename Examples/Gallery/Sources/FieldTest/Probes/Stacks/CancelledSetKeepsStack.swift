import UIKit

/// Cancels a set of two screens more, and reads the stack.
struct CancelledSetKeepsStack: Probe {
  let chapter = Chapter.stacks
  let statement = "D72"
  let field = "cancelledSetKeepsStack"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage, isInteractive: true)
    await navigation.push("B")
    let before = navigation.titles
    navigation.controller.setViewControllers(
      navigation.controller.viewControllers + [navigation.screen("X"), navigation.screen("Y")],
      animated: true
    )
    await stage.advance(by: 0.1)
    await navigation.cancel()
    return Finding(
      navigation.titles != before,
      ["the stack before a set of two more: \(before), cancelled: \(navigation.titles)"]
    )
  }
}
