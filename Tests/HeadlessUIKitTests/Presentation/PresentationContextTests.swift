import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationContextTests {
  @Test("D11: a custom presentation runs its animator although nothing is animated")
  func unanimatedCustom() {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    var animated: [Bool] = []
    delegate.onStart = { animated.append($0.isAnimated) }
    let b = stage.screen(.custom, delegate: delegate)

    let calls = stage.calls {
      stage.a.present(b, animated: false)
      stage.settle()
    }

    #expect(animated == [false])
    #expect(calls.contains("animator.animateTransition(using:)"))
    #expect(calls.appearances == ["B.viewWillAppear(false)", "B.viewDidAppear(false)"])
    #expect(!delegate.asked.contains("interaction controller"))
    #expect(b.presentationController?.presentedView?.window === stage.window)
  }

  @Test("A full screen presentation asks no animator where nothing is animated")
  func unanimatedFullScreen() {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()

    _ = stage.presented(.fullScreen, delegate: delegate)

    #expect(delegate.asked.isEmpty)
  }

  @Test("The context and the coordinator know the style")
  func style() {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    let b = stage.screen(.overFullScreen, delegate: delegate)

    stage.a.present(b, animated: true)
    HeadlessClock.endTurn()

    #expect(delegate.context?.presentationStyle == .overFullScreen)
    #expect(b.transitionCoordinator?.presentationStyle == .overFullScreen)
    #expect(stage.a.transitionCoordinator?.containerView === delegate.context?.containerView)
    stage.settle()
    #expect(b.transitionCoordinator == nil && stage.a.transitionCoordinator == nil)
  }
}
