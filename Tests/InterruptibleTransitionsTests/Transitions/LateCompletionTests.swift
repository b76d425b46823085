import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A transition ends although UIKit is late to complete its animators, or never does.
@MainActor @Suite(.serialized) struct LateCompletionTests {
  @Test(
    "Every effect ends within two seconds after it has come to rest, and leaves nothing",
    arguments: PlayedRows.current.pairs(
      EffectCase.allCases,
      [ContainerKind.navigation, .overFullScreen]
    )
  )
  func every(effectCase: EffectCase, kind: ContainerKind) {
    for isReversed in [false, true] {
      let stage = ContainerStage(kind)
      _ = EffectStage(stage, effectCase)
      HeadlessClock.completionDelay = 60
      stage.goForward()
      stage.advance(by: 0.12)
      if isReversed { stage.transition.reverse() }
      stage.advance(by: 6)

      #expect(stage.transition.phase == .idle, "reversed \(isReversed)")
      #expect(stage.showsSecond != isReversed)
      #expect(stage.complaints == [])
      HeadlessClock.completionDelay = 0
    }
  }

  @Test("A transition that is held at its end isn't ended, and one on a slow spring has its time")
  func patient() {
    let stage = ContainerStage(.navigation)
    stage.goForward()
    stage.advance(by: 0.1)
    stage.transition.scrub(to: 1)
    stage.advance(by: 5)
    #expect(stage.transition.phase != .idle)
    stage.transition.cancel()
    stage.settle()

    stage.transition.spring = Spring(response: 8)
    stage.goForward()
    stage.advance(by: 3)
    #expect(stage.transition.phase != .idle)
    stage.advance(by: 30)
    #expect(stage.transition.phase == .idle && stage.showsSecond)
  }

  @Test("A transition whose animators don't complete ends with the second reading at its end")
  func readings() {
    let stage = ContainerStage(.navigation, .slide)
    HeadlessClock.completionDelay = 60
    stage.goForward()
    stage.advance(by: 1.5)
    #expect(stage.transition.phase != .idle)
    stage.advance(by: 1)
    #expect(stage.transition.phase == .idle && stage.showsSecond)
    HeadlessClock.completionDelay = 0
  }
}
