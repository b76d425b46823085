import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// The look of the system's alerts.
  @MainActor @Suite struct AlertTests {
    @Test(
      "An alert settles from 130 % as it fades in, and fades out at its size",
      arguments: [true, false]
    )
    func appearance(isForward: Bool) async throws {
      let stage = await ContainerStage(.overFullScreen)
      stage.transition.effect = .alert
      if !isForward { await stage.showSecond() }
      stage.go(forward: isForward)
      await stage.advance(by: 0)
      let width = stage.window.bounds.width
      for covered in [0.2, 0.7] as [CGFloat] {
        stage.transition.scrub(to: isForward ? covered : 1 - covered)
        await stage.advanceFrame()
        let alert = stage.second.view ?? UIView()
        #expect(abs(alert.displayedAlpha - covered) < 0.01)
        let scale = isForward ? 1.3 - 0.3 * covered : 1
        #expect(abs(alert.displayedFrame.width - width * scale) < 0.5)
        let dimming = try #require(
          alert.superview?.view(named: "transition.dimming")
        )
        #expect(abs(dimming.displayedAlpha - 0.2 * covered) < 0.01)
      }
      stage.transition.finish()
      await stage.settle()
      #expect(stage.showsSecond == isForward && stage.complaints == [])
    }
  }
}
