import UIKit

/// Reads the presentation layer of a screen in each of the first frames of a push that nothing holds.
struct PresentationInPush: Probe {
  let chapter = Chapter.clock

  func run(on stage: ProbeStage) async -> Finding {
    let navigation = await ProbeNavigation(on: stage, isInteractive: true)
    let screen = navigation.screen("B")
    navigation.controller.pushViewController(screen, animated: true)
    let frames = await stage.record(for: 0.1) {
      screen.viewIfLoaded?.layer.presentation().map { Double($0.opacity).text } ?? "none"
    }
    await navigation.settle()
    return Finding(
      nil,
      ["its opacity, which goes from 0 to 1: \(frames.map(\.value).joined(separator: " "))"]
    )
  }
}
