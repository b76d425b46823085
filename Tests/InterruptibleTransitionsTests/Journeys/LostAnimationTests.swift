import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What is asked of a held transition whose animations are gone, as in the background.
@MainActor @Suite struct LostAnimationTests {
  @Test(
    "A transition without its animations isn't begun anew by a scrub, and ends where it is sent",
    arguments: JumpyLook.all,
    [true, false]
  )
  func scrubbed(look: JumpyLook, isFinished: Bool) {
    let stage = TurnRun(look, isForward: true).stage
    stage.transition.pause()
    stage.advanceFrame()
    stage.transition.scrub(to: 0.4)
    stage.advanceFrame()
    for view in stage.window.all where !view.isInBar { view.layer.removeAllAnimations() }
    stage.advanceFrame()
    stage.transition.scrub(to: 0.6)
    stage.advanceFrame()
    if isFinished { stage.transition.finish() } else { stage.transition.cancel() }
    stage.settle()
    #expect(stage.showsSecond == isFinished && stage.complaints == [])
  }
}
