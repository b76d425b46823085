import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// What lies behind a presentation.
  @MainActor @Suite struct PresentingViewTests {
    @Test(
      "A presentation that is dismissed without an animation leaves the presenting view as it was",
      arguments: [ContainerKind.overFullScreen, .card, .custom, .fullScreen]
    )
    func dismissedAtOnce(kind: ContainerKind) async {
      let stage = await ContainerStage(kind)
      await stage.showSecond()

      stage.goBack(animated: false)
      await stage.advance(by: 0.5)

      #expect(!stage.showsSecond)
      #expect(stage.first.view.transform == .identity)
      #expect(stage.first.view.frame == stage.window.bounds)
      #expect(stage.transition.phase == .idle)
    }

    @Test(
      "A presenting view moves under every style",
      arguments: [
        ContainerKind.overFullScreen, .card, .custom, .fullScreen,
      ]
    )
    func presentingView(kind: ContainerKind) async {
      let stage = await ContainerStage(kind)

      stage.goForward()
      await stage.advance(by: 0.15)

      let whole = stage.window.bounds.width
      #expect((0.9 * whole + 1...whole - 1).contains(stage.first.view.displayedFrame.width))
      await stage.settle()
      if kind != .fullScreen {
        #expect(abs(stage.first.view.displayedFrame.width - 0.9 * whole) < 0.1)
      }
    }

    @Test(
      "The view behind a presentation jumps neither as the dismissal begins nor as it is taken back",
      arguments: [ContainerKind.overFullScreen, .card, .custom]
    )
    func background(kind: ContainerKind) async throws {
      let stage = await ContainerStage(kind)
      stage.transition.effect = .slide
      await stage.showSecond()
      let behind = { stage.first.view.displayedFrame }
      let away = 0.301 * stage.window.bounds.width
      let veil = try #require(
        stage.second.view.superview?.subviews.first { abs($0.alpha - 0.098) < 1e-6 }
      )
      let rest = behind()
      #expect(abs(rest.minX + away) < 1)

      stage.goBack()
      await stage.advance(by: 0)
      stage.transition.scrub(to: 0)
      await stage.advanceFrame()
      #expect(abs(behind().minX - rest.minX) < 0.25)
      stage.transition.scrub(to: 0.5)
      await stage.advanceFrame()
      #expect(abs(behind().minX + away / 2) < 1)
      stage.transition.cancel()
      await stage.settle()

      #expect(behind() == rest)
      #expect(abs(veil.alpha - 0.098) < 1e-6 && veil.window != nil)
      stage.goBack()
      await stage.settle()
      #expect(behind() == stage.window.bounds)
      #expect(veil.window == nil)
    }
  }
}
