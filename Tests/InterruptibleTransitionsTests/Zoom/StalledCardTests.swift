import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A main thread that is blocked while a card is on its springs.
@MainActor @Suite struct StalledCardTests {
  /// What is seen of a card: of itself, and of everything in it.
  private func parts(of stage: ContainerStage) -> [CGFloat] {
    let card = stage.window.view(named: "transition.card")
    return (card?.all ?? []).flatMap { view -> [CGFloat] in
      let layer = view.layer.displayed() ?? view.layer
      return layer.displayedCorners.flatMap { [$0.x, $0.y] } + [
        layer.bounds.width, layer.bounds.height, layer.cornerRadius,
      ]
    }
  }

  private func start(_ effect: EffectCase, _ kind: ContainerKind, forward: Bool) -> ContainerStage {
    let stage = ContainerStage(kind, framesPerSecond: 120)
    _ = EffectStage(stage, effect)
    if !forward { stage.showSecond() }
    stage.go(forward: forward)
    stage.advance(by: 0.1)
    return stage
  }

  @Test(
    "All parts of a card stand still together in a stall, and are where they are due after it",
    arguments: PlayedRows.current.pairs([EffectCase.zoom, .card, .alignedZoom], [true, false])
  )
  func stalled(effect: EffectCase, isForward: Bool) {
    for kind in ContainerKind.allCases {
      let stage = start(effect, kind, forward: isForward)
      let before = parts(of: stage)
      HeadlessClock.stall(for: 0.15)
      #expect(!before.isEmpty && parts(of: stage) == before, "\(kind)")
      stage.advanceFrame()
      stage.advanceFrame()
      let after = parts(of: stage)
      stage.settle()

      let other = start(effect, kind, forward: isForward)
      let frames = Int((0.15 * 120).rounded()) + 2
      for _ in 0..<frames { other.advanceFrame() }
      let due = parts(of: other)
      other.settle()
      #expect(after.count == due.count, "\(kind)")
      for (one, expected) in zip(after, due) {
        #expect(abs(one - expected) < 0.5, "\(kind)")
      }
    }
  }
}
