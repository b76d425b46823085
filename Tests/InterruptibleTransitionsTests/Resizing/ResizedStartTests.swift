import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A window that gets another size in the turn in which UIKit starts a presentation.
@MainActor @Suite(.serialized) struct ResizedStartTests {
  @Test(
    "The presenting screen is placed for the new size",
    arguments: PlayedRows.current.pairs(
      [ContainerKind.overFullScreen, .card, .custom],
      EffectCase.wholeScreens
    )
  )
  func presentingScreen(kind: ContainerKind, effect: EffectCase) {
    for size in [CGSize(width: 600, height: 852), CGSize(width: 852, height: 393)] {
      let due = play(kind, effect, size, frames: 12)
      let displayed = play(kind, effect, size, frames: 0)
      let isThere = hypot(displayed.midX - due.midX, displayed.midY - due.midY) < 0.1
      #expect(isThere, "\(displayed), not \(due)")
    }
  }

  /// Presents, resizes the window after some frames, and returns the place of the presenting screen.
  private func play(
    _ kind: ContainerKind,
    _ effect: EffectCase,
    _ size: CGSize,
    frames: Int
  ) -> CGRect {
    let stage = ContainerStage(kind)
    _ = EffectStage(stage, effect)
    stage.goForward()
    stage.advance(by: 0)
    for _ in 0..<frames { stage.advanceFrame() }
    HeadlessScreen.resize(to: size)
    stage.settle()
    #expect(stage.complaints == [])
    return stage.first.view.layer.displayed()?.frame ?? .null
  }
}
