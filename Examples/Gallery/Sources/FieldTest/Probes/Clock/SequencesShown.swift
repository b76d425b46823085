import UIKit

/// Shows where a view is in the three frames after each sequence of calls that the framework makes in one turn.
struct SequencesShown: Probe {
  let chapter = Chapter.clock

  private let spring = UISpringTimingParameters(
    mass: 1,
    stiffness: 320,
    damping: 35,
    initialVelocity: .zero
  )

  func run(on stage: ProbeStage) async -> Finding {
    var samples: [String] = []
    func note(_ sequence: String) async {
      let frames = await stage.record(for: 0.05) { stage.share }
      samples.append("\(sequence): \(frames.prefix(3).map(\.value.text).joined(separator: " "))")
    }
    let first = stage.animator(spring, duration: 0)
    first.startAnimation()
    await note("started on a spring")
    let shown = stage.share
    first.stopAnimation(true)
    stage.square.center.x = 70
    let second = stage.animator()
    second.startAnimation()
    second.pauseAnimation()
    second.fractionComplete = CGFloat(shown)
    await note("stopped, and a new one on a line paused at \(shown.text)")
    second.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
    await note("continued with a spring")
    let last = stage.share
    second.stopAnimation(true)
    stage.square.center.x = 70
    let third = stage.animator()
    third.startAnimation()
    third.pauseAnimation()
    third.fractionComplete = CGFloat(last)
    third.isReversed = true
    third.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
    await note("stopped, and a new one at \(last.text) continued back with a spring at once")
    third.stopAnimation(true)
    return Finding(nil, samples)
  }
}
