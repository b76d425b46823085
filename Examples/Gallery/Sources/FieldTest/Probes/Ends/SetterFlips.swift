import UIKit

/// Sets the fraction of a reversed animator, which may count along the direction of travel.
struct SetterFlips: Probe {
  let chapter = Chapter.ends
  let statement = "A40"
  let field = "setterFlips"

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.isReversed = true
    animator.fractionComplete = 0.3
    await stage.advance(by: 0.1)
    let (displayed, read) = (stage.share, Double(animator.fractionComplete))
    animator.stopAnimation(true)
    return Finding(
      displayed,
      true: 0.7,
      false: 0.3,
      ["0.3 set while reversed: \(displayed.text) seen, \(read.text) read"]
    )
  }
}
