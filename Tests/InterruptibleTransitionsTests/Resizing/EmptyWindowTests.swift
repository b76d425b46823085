import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A window that has no width or height for a while, as in a split view that is dragged to an edge.
@MainActor @Suite(.serialized) struct EmptyWindowTests {
  nonisolated private static let sizes = [
    CGSize(width: 0, height: 852), CGSize(width: 393, height: 0), .zero,
  ]
  private static let effects: [EffectCase] = [
    .cover, .shrinkingCover, .carried, .chosen, .slide, .zoom, .mediaZoom, .flip, .card,
  ]

  @Test(
    "A transition comes to an end in a window without a size",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, sizes)
  )
  func completes(kind: ContainerKind, size: CGSize) {
    for effect in EmptyWindowTests.effects {
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

  @Test(
    "A screen behind a presentation has its size again after an empty window",
    arguments: PlayedRows.current.pairs(ContainerKind.presentations, sizes)
  )
  func stands(kind: ContainerKind, size: CGSize) async {
    for effect in EmptyWindowTests.effects {
      let stage = await ContainerStage(kind, effect.effect())
      stage.goForward()
      await stage.settle()
      let standing = stage.first.view.frame
      stage.resize(to: size)
      await stage.advance(by: 0.1)
      stage.resize(to: CGSize(width: 393, height: 852))
      await stage.settle()
      #expect(stage.first.view.frame.isNear(standing), "\(effect)")
      stage.goBack()
      await stage.settle()
      #expect(stage.first.view.frame == stage.window.bounds, "\(effect)")
    }
  }

  @Test(
    "A screen behind a presentation that an empty window made has the size of the next",
    arguments: PlayedRows.current.pairs(ContainerKind.presentations, sizes)
  )
  func arrives(kind: ContainerKind, size: CGSize) async {
    for effect in EmptyWindowTests.effects {
      for isAnimated in [true, false] {
        let stage = await ContainerStage(kind, effect.effect())
        stage.resize(to: size)
        stage.goForward(animated: isAnimated)
        await stage.advance(by: 3)
        stage.resize(to: CGSize(width: 393, height: 852))
        await stage.settle()
        let bounds = stage.first.view.bounds
        let isVisible = stage.first.view.window != nil
        #expect(!isVisible || bounds.width > 150 && bounds.height > 400, "\(effect) \(bounds)")
        stage.goBack()
        await stage.settle()
        #expect(stage.first.view.frame == stage.window.bounds, "\(effect)")
      }
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
