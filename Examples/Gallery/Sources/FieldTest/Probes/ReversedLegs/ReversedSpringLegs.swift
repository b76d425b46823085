import UIKit

/// Continues a held animator backward along springs with several initial velocities.
struct ReversedSpringLegs: Probe {
  let chapter = Chapter.reversedLegs

  func run(on stage: ProbeStage) async -> Finding {
    var samples: [String] = []
    for fraction in [0.1, 0.5, 0.9] {
      for velocity in [-10.0, 0, 5, 35, 300] {
        samples.append(await leg(from: fraction, velocity: velocity, on: stage))
      }
    }
    return Finding(nil, samples)
  }

  private func leg(
    from fraction: Double,
    velocity: Double,
    on stage: ProbeStage
  ) async -> String {
    await stage.clear()
    let animator = stage.animator()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = fraction
    await stage.advance(by: 0.05)
    let start = CACurrentMediaTime()
    var end: Double?
    animator.atEnd { end = CACurrentMediaTime() - start }
    animator.isReversed = true
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        mass: 1,
        stiffness: 320,
        damping: 36,
        initialVelocity: CGVector(dx: velocity, dy: velocity)
      ),
      durationFactor: 0.5
    )
    let frames = await stage.record(for: 0.3) { stage.share }
    await stage.wait(upTo: 2) { end != nil }
    if end == nil { animator.stopAnimation(true) }
    let places = frames.prefix(4).map(\.value.text).joined(separator: " ")
    let least = frames.map(\.value).min() ?? .nan
    return "from \(fraction.text) with u = \(velocity.text): \(places), least \(least.text), "
      + "over after \(end?.text ?? "more than 2") s at \(stage.share.text)"
  }
}
