import UIKit

/// Reuses an animator that was continued while reversed, which may take longer.
struct ReusedAnimatorsRunSlow: Probe {
  let chapter = Chapter.reversedLegs
  let statement = "A15"
  let field = "reusedAnimatorsRunSlow"

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator()
    animator.startAnimation()
    await stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    await stage.wait(upTo: 3) { animator.state == .inactive }
    guard animator.state == .inactive else {
      animator.stopAnimation(true)
      return Finding(nil, ["the reversed leg didn't end within 3 s"])
    }
    animator.isReversed = false
    animator.addAnimations { stage.square.center.x = 170 }
    animator.startAnimation()
    await stage.advance(by: 0)
    let frames = await stage.record(for: 0.6) { stage.share }
    animator.stopAnimation(true)
    let displayed = frames.value(at: 0.5)
    return Finding(
      displayed,
      true: 0.125,
      false: 0.5,
      ["used again, 0.5 of 1 s later: \(displayed.text) seen"]
    )
  }
}
