import UIKit

/// Has the user drag slowly, to find the distance at which a pan begins.
struct PansBeginSoon: Probe {
  let chapter = Chapter.arbitration
  let statement = "F9"
  let field = "pansBeginSoon"

  func run(on stage: ProbeStage) async -> Finding {
    let drags = await PanPad.drags(3, on: stage)
    // The threshold lies between the last movement that didn't begin the pan and the one that did.
    let least = drags.map(\.distanceBefore).max() ?? .nan
    let most = drags.map(\.distance).min() ?? .nan
    let value: Bool? = most < 8 ? true : least >= 4.5 ? false : nil
    return Finding(
      value,
      drags.map {
        "began at \($0.distance.text) pt, the movement before: \($0.distanceBefore.text)"
      }
    )
  }
}
