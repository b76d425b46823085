import UIKit

/// Sets a fraction of exactly 0, which may not be shown.
struct ZeroFractionIgnored: Probe {
  let chapter = Chapter.ends
  let statement = "A58"
  let field = "zeroFractionIgnored"

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.4
    await stage.advance(by: 0.1)
    animator.fractionComplete = 0
    await stage.advance(by: 0.1)
    let displayed = stage.share
    animator.fractionComplete = 1
    var end: Double?
    animator.atEnd { end = CACurrentMediaTime() }
    let start = CACurrentMediaTime()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    await stage.wait(upTo: 2) { end != nil }
    if end == nil { animator.stopAnimation(true) }
    let duration = end.map { ($0 - start).text } ?? "more than 2"
    return Finding(
      displayed,
      true: 0.4,
      false: 0,
      ["0 set after 0.4: \(displayed.text) seen", "continued from 1: over after \(duration) s"]
    )
  }
}
