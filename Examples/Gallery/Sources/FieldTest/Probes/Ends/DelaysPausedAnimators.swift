import UIKit

/// Starts a paused animator after a delay, which may raise.
struct DelaysPausedAnimators: Probe {
  let chapter = Chapter.ends
  let statement = "A7"
  let field = "delaysPausedAnimators"
  let valueIfTheAppEnds: Bool? = false

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.startAnimation(afterDelay: 0.2)
    let frames = await stage.record(for: 0.5) { stage.share }
    animator.stopAnimation(true)
    return Finding(
      (frames.last?.value ?? 0) > 0.6,
      [0.1, 0.15, 0.3, 0.45].map { "\($0.text) s later: \(frames.value(at: $0).text) seen" }
    )
  }
}
