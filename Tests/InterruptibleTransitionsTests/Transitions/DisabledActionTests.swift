import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct DisabledActionTests {
  @Test(
    "A pause in a transaction without actions stays where the transition is seen",
    arguments: EffectCase.allCases
  )
  func paused(effect: EffectCase) {
    let stage = ContainerStage(.navigation)
    let look = LookStage(stage, effect)
    stage.transition.spring = Spring(response: 1)
    stage.goForward()
    stage.advance(by: 0.1)
    let views: [UIView] = [stage.second.view, look.above]
    let seen = { views.map { [$0.seenFrame.midX, $0.seenFrame.midY, 100 * $0.seenAlpha] } }
    let before = seen()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stage.transition.pause()
    CATransaction.commit()
    stage.advanceFrame()
    for (one, other) in zip(before.joined(), seen().joined()) {
      #expect(abs(one - other) < 10)
    }
    stage.transition.finish()
    stage.settle()
    #expect(stage.complaints == [])
  }
}
