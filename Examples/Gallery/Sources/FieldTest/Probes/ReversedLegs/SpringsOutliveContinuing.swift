import UIKit

/// Continues a spring on a slow line, and looks whether the view is ahead of that.
struct SpringsOutliveContinuing: Probe {
  let chapter = Chapter.reversedLegs
  let statement = "A67"
  let field = "springsOutliveContinuing"

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator(UISpringTimingParameters(dampingRatio: 1))
    animator.startAnimation()
    await stage.wait(upTo: 1) { stage.share > 0.1 && stage.share < 0.9 }
    animator.pauseAnimation()
    let held = stage.share
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 4
    )
    let frames = await stage.record(for: 0.3) { stage.share - held }
    animator.stopAnimation(true)
    let most = frames.map(\.value).max() ?? .nan
    // The line goes less than a tenth of the way meanwhile.
    return Finding(
      held < 0.5 ? most > 0.11 : nil,
      ["held at \(held.text) and continued on a line of 4 s: ahead by at most \(most.text)"]
    )
  }
}
