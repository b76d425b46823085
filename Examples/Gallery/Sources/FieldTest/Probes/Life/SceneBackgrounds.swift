import UIKit

/// Has the user leave the app, and reads the app's state as its scene goes to the background.
struct SceneBackgrounds: Probe {
  let chapter = Chapter.life
  let statement = "A60"
  let field = "sceneBackgrounds"

  func run(on stage: ProbeStage) async -> Finding {
    var state: UIApplication.State?
    stage.onBackground { state = UIApplication.shared.applicationState }
    await stage.leaveApp("once more")
    return Finding(
      state.map { $0 == .active },
      ["the app's state as its scene goes: \(state.map { "\($0.rawValue)" } ?? "not seen")"]
    )
  }
}
