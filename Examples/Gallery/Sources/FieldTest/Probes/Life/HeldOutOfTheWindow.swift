import UIKit

/// Takes a view out of the window while its animator is held, and puts it back.
struct HeldOutOfTheWindow: Probe {
  let chapter = Chapter.life

  func run(on stage: ProbeStage) async -> Finding {
    let animator = stage.animator()
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.4
    await stage.advance(by: 0.1)
    let held = stage.share
    let parent = stage.square.superview
    stage.square.removeFromSuperview()
    await stage.advance(by: 0.1)
    let (state, isRunning) = (animator.state, animator.isRunning)
    parent?.addSubview(stage.square)
    await stage.advance(by: 0.1)
    let back = stage.share
    if animator.state == .active { animator.stopAnimation(true) }
    return Finding(
      nil,
      [
        "held at \(held.text), out of the window: state \(state.rawValue), running \(isRunning), "
          + "back in it: \(back.text) seen"
      ]
    )
  }
}
