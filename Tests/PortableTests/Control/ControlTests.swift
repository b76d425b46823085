import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Calls at any moment, with any number, end in a completed transition.
  @MainActor @Suite struct ControlTests {
    @Test("A container without a size still transitions")
    func zeroSize() async {
      let stage = await ContainerStage(.navigation)
      stage.window.frame = .zero
      await stage.advance(by: 0.1)

      stage.goForward()
      await stage.advance(by: 0.05)
      stage.transition.reverse()
      await stage.advance(by: 0.02)
      stage.transition.finish()
      await stage.settle()

      #expect(stage.stack == ["First", "Second"])
      #expect(stage.transition.phase == .idle)
    }

    @Test(
      "A scrub beyond the ends stops at them",
      arguments: [(-3.0, 0.0), (7, 1), (.infinity, 1)]
    )
    func beyond(asked: Double, shown: Double) async {
      let stage = await ContainerStage(.navigation)
      stage.goForward()
      await stage.advance(by: 0.05)

      stage.transition.scrub(to: CGFloat(asked))

      #expect(stage.transition.progress == CGFloat(shown))
      stage.transition.finish()
      await stage.settle()
      #expect(stage.stack == ["First", "Second"])
    }

    @Test("Pausing, scrubbing and reversing at rest do nothing")
    func late() async {
      let stage = await ContainerStage(.navigation)
      stage.goForward()
      await stage.settle()
      let before = stage.phases

      stage.transition.pause()
      stage.transition.resume()
      stage.transition.reverse()
      stage.transition.scrub(to: 0.5)
      stage.transition.finish()
      stage.transition.cancel()
      await stage.advance(by: 1)

      #expect(stage.phases == before)
      #expect(stage.stack == ["First", "Second"])
    }

    @Test("The window going away in mid-flight ends the transition")
    func windowGone() async {
      let stage = await ContainerStage(.navigation)
      stage.goForward()
      await stage.advance(by: 0.1)
      stage.transition.pause()

      stage.window.isHidden = true
      await stage.advance(by: 0.5)

      #expect(stage.transition.phase == .idle)
      #expect(stage.stack == ["First", "Second"])
    }

    @Test("A change of phase may be answered with a call, and the call is heard")
    func callsFromCallback() async {
      let stage = await ContainerStage(.navigation)
      var heard: [InterruptibleTransition.Phase] = []
      stage.transition.onPhaseChange = { phase in
        heard.append(phase)
        if phase == .settling(toward: .end), heard.count == 1 { stage.transition.pause() }
      }

      stage.goForward()
      await stage.advance(by: 0.1)

      #expect(heard == [.settling(toward: .end), .paused])
      stage.transition.resume()
      await stage.settle()
      #expect(heard.last == .idle)
    }
  }
}
