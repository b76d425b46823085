import UIKit

/// Runs a spring with the figures of an over-damped one, given by mass, stiffness and damping.
struct OverdampsGivenSprings: Probe {
  let chapter = Chapter.reversedLegs
  let statement = "B6"
  let field = "overdampsSprings"

  func run(on stage: ProbeStage) async -> Finding {
    let spring = UISpringTimingParameters(
      mass: 3,
      stiffness: 1000,
      damping: 500,
      initialVelocity: .zero
    )
    let animator = stage.animator(spring)
    animator.startAnimation()
    await stage.advance(by: 0)
    let frames = await stage.record(for: 0.3) { stage.share }
    let duration = animator.duration
    animator.stopAnimation(true)
    // A critical spring has gone 0.88 of the way by then, and a literal one 0.32.
    let displayed = frames.value(at: 0.2)
    return Finding(
      displayed,
      true: 0.32,
      false: 0.88,
      ["a given spring: a duration of \(duration.text) s, 0.2 s later: \(displayed.text) seen"]
    )
  }
}
