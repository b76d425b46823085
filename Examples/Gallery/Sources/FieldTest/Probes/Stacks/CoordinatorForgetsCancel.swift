import UIKit

/// Cancels a push, and reads `isCancelled` in the coordinator's completion.
struct CoordinatorForgetsCancel: Probe {
  let chapter = Chapter.stacks
  let statement = "D54"
  let field = "coordinatorForgetsCancel"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage, isInteractive: true)
    var isCancelled: Bool?
    navigation.controller.pushViewController(navigation.screen("B"), animated: true)
    navigation.controller.transitionCoordinator?.animate(alongsideTransition: nil) {
      isCancelled = $0.isCancelled
    }
    await stage.advance(by: 0.1)
    await navigation.cancel()
    return Finding(
      isCancelled.map { !$0 },
      [
        "isCancelled in the completion of a cancelled push: \(isCancelled.map(String.init) ?? "none")"
      ]
    )
  }
}
