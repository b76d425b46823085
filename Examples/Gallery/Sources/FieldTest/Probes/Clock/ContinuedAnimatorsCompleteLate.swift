import UIKit

/// Continues an animator twice, and waits for its completion from when it is seen at its end.
struct ContinuedAnimatorsCompleteLate: Probe {
  let chapter = Chapter.clock
  let statement = "A66"
  let field = "continuedAnimatorsCompleteLate"

  func run(on stage: ProbeStage) async -> Finding {
    let journal = Journal()
    let animator = stage.animator()
    animator.addCompletion { _ in journal.note("completed") }
    animator.startAnimation()
    for _ in 0..<2 {
      await stage.advance(by: 0.1)
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.3)
    }
    let isSeenAtEnd = await stage.wait(upTo: 5) { stage.share > 0.99 }
    let start = CACurrentMediaTime()
    let isCompleted = await stage.wait(upTo: 8) { !journal.calls.isEmpty }
    if !isCompleted { animator.stopAnimation(true) }
    let lateness = CACurrentMediaTime() - start
    return Finding(
      isSeenAtEnd ? !isCompleted || lateness > 2 : nil,
      [
        isCompleted
          ? "continued twice: completed \(lateness.text) s after it was seen at its end"
          : "continued twice: not completed within 8 s"
      ]
    )
  }
}
