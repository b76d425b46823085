import UIKit

/// Scrubs the default spring in a hundred steps, which may be seen to differ.
struct SpringsScrubInSteps: Probe {
  let chapter = Chapter.ends
  let statement = "A63"
  let field = "springsScrubInSteps"

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator(UISpringTimingParameters())
    animator.startAnimation()
    animator.pauseAnimation()
    // A new animation may read as the model at first.
    await stage.advance(by: 0.1)
    var (places, misses) = ([0.0], [0.0])
    for hundredth in 1...100 {
      animator.fractionComplete = CGFloat(hundredth) / 100
      // A frame, and one more where the first shows it late.
      await stage.advance(by: 0.02)
      places.append(stage.share)
      misses.append(abs(stage.share - Double(hundredth) / 100))
    }
    animator.stopAnimation(true)
    let step = zip(places, places.dropFirst()).map { $1 - $0 }.max() ?? .nan
    let miss = misses.max() ?? .nan
    // A grain of a millisecond is seen as 0.003.
    return Finding(
      miss > 0.002,
      ["the default spring in 100 steps: the largest is \(step.text), off by at most \(miss.text)"]
    )
  }
}
