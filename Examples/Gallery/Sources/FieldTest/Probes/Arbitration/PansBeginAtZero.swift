import UIKit

/// Has the user drag, to find the translation with which a pan begins.
struct PansBeginAtZero: Probe {
  let chapter = Chapter.arbitration
  let statement = "F10"
  let field = "pansBeginAtZero"

  func run(on stage: ProbeStage) async -> Finding {
    let drags = await PanPad.drags(1, on: stage)
    let value = drags.first { $0.distance > 2 }.map { $0.translation < $0.distance / 2 }
    return Finding(
      value,
      drags.map {
        "began at \($0.distance.text) pt with a translation of \($0.translation.text) pt"
      }
    )
  }
}
