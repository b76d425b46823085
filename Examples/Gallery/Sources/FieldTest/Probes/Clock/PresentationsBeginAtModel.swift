import UIKit

/// Reads the presentation layer of a view in the first frames of an animation.
struct PresentationsBeginAtModel: Probe {
  let chapter = Chapter.clock
  let statement = "C16"
  let field = "presentationsBeginAtModel"

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator()
    animator.startAnimation()
    let frames = await stage.record(for: 0.05) { stage.share }
    animator.stopAnimation(true)
    return Finding(
      frames.first.map { $0.value > 0.5 },
      ["a second's way from 0 to 1: \(frames.map(\.value.text).joined(separator: " "))"]
    )
  }
}
