import InterruptibleTransitions
import Testing
import UIKit

/// What lies behind a presentation.
@MainActor @Suite(.serialized) struct PresentingViewTests {
  @Test(
    "A presentation that is dismissed without an animation leaves the presenting view as it was",
    arguments: [ContainerKind.overFullScreen, .card, .custom, .fullScreen]
  )
  func dismissedAtOnce(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.showSecond()

    stage.goBack(animated: false)
    stage.advance(by: 0.5)

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
  func presentingView(kind: ContainerKind) {
    let stage = ContainerStage(kind)

    stage.goForward()
    stage.advance(by: 0.15)

    let width = stage.first.view.layer.presentation()?.frame.width ?? 0
    #expect((0.9 * 393 + 1...392).contains(width))
    stage.settle()
    if kind != .fullScreen {
      #expect(abs((stage.first.view.layer.presentation()?.frame.width ?? 0) - 0.9 * 393) < 0.1)
    }
  }

  @Test(
    "What is seen behind a presentation neither jumps as the dismissal begins nor as it is taken back",
    arguments: [ContainerKind.overFullScreen, .card, .custom]
  )
  func background(kind: ContainerKind) throws {
    let stage = ContainerStage(kind)
    stage.transition.effect = .slide
    stage.showSecond()
    let behind = { stage.first.view.layer.presentation()?.frame ?? .zero }
    let veil = try #require(
      stage.second.view.superview?.subviews.first { abs($0.alpha - 0.098) < 1e-6 }
    )
    let rest = behind()
    #expect(abs(rest.minX + 118.3) < 1)

    stage.goBack()
    stage.advance(by: 0)
    stage.transition.scrub(to: 0)
    stage.advanceFrame()
    #expect(abs(behind().minX - rest.minX) < 0.25)
    stage.transition.scrub(to: 0.5)
    stage.advanceFrame()
    #expect(abs(behind().minX + 59.15) < 1)
    stage.transition.cancel()
    stage.settle()

    #expect(behind() == rest)
    #expect(abs(veil.alpha - 0.098) < 1e-6 && veil.window != nil)
    stage.goBack()
    stage.settle()
    #expect(behind() == stage.window.bounds)
    #expect(veil.window == nil)
  }
}
