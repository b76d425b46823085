import UIKit

/// Continues a linear animator with a spring, holds it, and sets a fraction, which may be a time on the spring.
struct ScrubsAlongLastCurve: Probe {
  let chapter = Chapter.ends
  let statement = "A64"
  let field = "scrubsAlongLastCurve"

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.2
    await stage.advance(by: 0.05)
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        mass: 1,
        stiffness: 320,
        damping: 35,
        initialVelocity: .zero
      ),
      durationFactor: 0.5
    )
    await stage.advance(by: 0.1)
    animator.pauseAnimation()
    await stage.advance(by: 0.05)
    let (held, read) = (stage.share, Double(animator.fractionComplete))
    animator.fractionComplete = 0.5
    await stage.advance(by: 0.05)
    let displayed = stage.share
    animator.stopAnimation(true)
    // At three eighths of its time the spring has gone 0.86 of the way from 0.2.
    return Finding(
      displayed,
      true: 0.89,
      false: 0.5,
      [
        "continued with a spring and held: \(held.text) seen, \(read.text) read",
        "0.500 set then: \(displayed.text) seen",
      ]
    )
  }
}
