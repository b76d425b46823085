import UIKit

/// Starts an animator, and compares what is seen with the clock.
struct CommitsLate: Probe {
  let chapter = Chapter.clock
  let statement = "G9"
  let field = "commitsLate"

  func run(on stage: ProbeStage) async -> Finding {
    let punctual = await lag(stall: 0, on: stage)
    await stage.clear()
    let stalled = await lag(stall: 0.15, on: stage)
    return Finding(
      punctual > 0.05,
      [
        "behind the clock by \(punctual.text) s",
        "after a stall of 0.150 s by \(stalled.text) s",
      ]
    )
  }

  private func lag(stall: Double, on stage: ProbeStage) async -> Double {
    let start = CACurrentMediaTime()
    let animator = stage.animator()
    animator.startAnimation()
    if stall > 0 { stage.stall(for: stall) }
    let frames = await stage.record(for: 0.5) { CACurrentMediaTime() - start - stage.share }
    animator.stopAnimation(true)
    return frames.last?.value ?? .nan
  }
}
