import UIKit

/// Continues at the middle with an ease-in, which may begin anew.
struct ContinuesWithWholeCurve: Probe {
  let chapter = Chapter.reversedLegs
  let statement = "A49"
  let field = "continuesWithWholeCurve"

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    await stage.advance(by: 0.1)
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
      durationFactor: 1
    )
    await stage.advance(by: 0)
    let frames = await stage.record(for: 0.25) { stage.share }
    animator.stopAnimation(true)
    let moved = frames.value(at: 0.2) - 0.5
    return Finding(
      moved,
      true: 0.031,
      false: 0.093,
      ["0.2 s after an ease-in from 0.5: \(moved.text) moved"]
    )
  }
}
