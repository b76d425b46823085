import UIKit

/// Activates an animator by setting its fraction, which the next frame may not show.
struct FirstScrubShowsLate: Probe {
  let chapter = Chapter.ends
  let statement = "A22"
  let field = "firstScrubShowsLate"

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator()
    animator.fractionComplete = 0.5
    let frames = await stage.record(for: 0.1) { stage.share }
    animator.stopAnimation(true)
    let displayed = frames.map(\.value.text).joined(separator: " ")
    return Finding(
      frames.first?.value ?? .nan,
      true: 0,
      false: 0.5,
      ["0.5 set while inactive, frame by frame: \(displayed)"]
    )
  }
}
