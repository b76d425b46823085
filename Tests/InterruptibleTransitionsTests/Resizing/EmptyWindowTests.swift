import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A window that has no width or height for a while, as in a split view that is dragged to an edge.
@MainActor @Suite(.serialized) struct EmptyWindowTests {
  @Test(
    "A transition comes to an end in a window without a size",
    arguments: ContainerKind.allCases,
    [CGSize(width: 0, height: 852), CGSize(width: 393, height: 0), .zero]
  )
  func completes(kind: ContainerKind, size: CGSize) {
    for effect in [EffectCase.cover, .shrinkingCover, .carried, .chosen, .slide, .zoom, .mediaZoom]
    {
      for isReversed in [true, false] {
        let stage = ContainerStage(kind, effect.effect())
        stage.goForward()
        stage.advance(by: 0.06)
        stage.resize(to: size)
        if isReversed { stage.transition.reverse() }
        stage.advance(by: 3)
        #expect(stage.transition.phase == .idle, "\(effect) \(isReversed)")
        stage.resize(to: CGSize(width: 393, height: 852))
        stage.settle()
        #expect(stage.showsSecond == !isReversed, "\(effect) \(isReversed)")
      }
    }
  }
}
