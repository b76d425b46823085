import UIKit

/// Runs the system's spring, whose figures are those of an over-damped one.
struct OverdampsSprings: Probe {
  let chapter = Chapter.reversedLegs
  let statement = "B7"
  let field = "overdampsSprings"

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator(UISpringTimingParameters())
    animator.startAnimation()
    await stage.advance(by: 0)
    let frames = await stage.record(for: 0.3) { stage.share }
    let duration = animator.duration
    animator.stopAnimation(true)
    let samples =
      ["the system's spring: a duration of \(duration.text) s"]
      + [0.05, 0.1, 0.2].map { "\($0.text) s later: \(frames.value(at: $0).text) seen" }
    // A critical spring of these figures has gone 0.88 of the way by then, and a literal one 0.32.
    return Finding(frames.value(at: 0.2), true: 0.32, false: 0.88, samples)
  }
}
