import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Calls in a block without animation.
@MainActor @Suite(.serialized) struct CallWithoutAnimationTests {
  @Test(
    "A call in a block without animation is carried out at once",
    arguments: PlayedRows.pairs(
      ContainerKind.allCases,
      [EffectCase.slide, .zoom, .carried],
      oneOf: 9
    )
  )
  func atOnce(kind: ContainerKind, effect: EffectCase) {
    for isForward in [true, false] {
      // UIKit asks about its own push or pop only in the next layout, after the block.
      for isObject in kind == .navigation ? [true] : [true, false] {
        let stage = ContainerStage(kind)
        _ = EffectStage(stage, effect)
        if !isForward { stage.showSecond() }
        UIView.performWithoutAnimation {
          isObject ? stage.ask(forward: isForward) : stage.go(forward: isForward)
        }
        for _ in 0..<3 { stage.advanceFrame() }
        #expect(stage.transition.phase == .idle, "forward: \(isForward), object: \(isObject)")
        #expect(stage.showsSecond == isForward)
        #expect(stage.complaints == [])
      }
    }
  }
}
