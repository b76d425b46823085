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
    let effectCase = EffectStage(stage, effect)
    stage.transition.spring = Spring(response: 1)
    stage.goForward()
    stage.advance(by: 0.1)
    let views: [UIView] = [stage.second.view, effectCase.above]
    let displayed = {
      views.map { [$0.displayedFrame.midX, $0.displayedFrame.midY, 100 * $0.displayedAlpha] }
    }
    let before = displayed()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stage.transition.pause()
    CATransaction.commit()
    stage.advanceFrame()
    for (one, other) in zip(before.joined(), displayed().joined()) {
      #expect(abs(one - other) < 10)
    }
    stage.transition.finish()
    stage.settle()
    #expect(stage.complaints == [])
  }
}
