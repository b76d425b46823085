import UIKit

/// Looks for a coordinator after a push without animation.
struct CoordinatesWithoutAnimation: Probe {
  let chapter = Chapter.negotiation
  let statement = "D16"
  let field = "coordinatesWithoutAnimation"

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage)
    navigation.controller.pushViewController(navigation.screen("B"), animated: false)
    let still = navigation.controller.transitionCoordinator
    let isAnimated = still.map { "\($0.isAnimated)" } ?? "none"
    await navigation.settle()
    navigation.controller.pushViewController(navigation.screen("C"), animated: true)
    let hasOne = navigation.controller.transitionCoordinator != nil
    await navigation.settle()
    return Finding(
      still != nil,
      ["without animation, isAnimated of the coordinator: \(isAnimated); with animation: \(hasOne)"]
    )
  }
}
