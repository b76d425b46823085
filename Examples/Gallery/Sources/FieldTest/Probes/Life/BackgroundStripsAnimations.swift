import UIKit

/// Has the user leave the app while an animator is held, and reads it on the return.
struct BackgroundStripsAnimations: Probe {
  let chapter = Chapter.life
  let statement = "A59"
  let field = "backgroundStripsAnimations"

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.4
    await stage.advance(by: 0.1)
    let wasAway = await stage.leaveApp("while the square is held")
    let (state, displayed) = (animator.state, stage.share)
    if animator.state == .active { animator.stopAnimation(true) }
    guard wasAway else { return Finding(nil, ["nobody left the app"]) }
    return Finding(
      state == .inactive || abs(displayed - 0.4) > 0.1,
      [
        "held at 0.400 in the background, on the return: state \(state.rawValue), \(displayed.text) seen"
      ]
    )
  }
}
