import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// An app's own delegates hear and decide as if they were UIKit's.
@MainActor @Suite(.serialized) struct DelegateTests {
  @Test("An animator of the app's own delegate runs, and the gesture is left to it")
  func ownAnimator() {
    let stage = ContainerStage(.navigation)
    let own = OwnDelegate()
    own.animator = QuickFade()
    stage.transition.navigationDelegate = own

    stage.goForward()
    stage.advance(by: 0.1)

    #expect(stage.transition.phase == .idle)
    stage.advance(by: 0.5)
    #expect(stage.showsSecond)
    stage.touchDown(at: stage.start(along: stage.wayBack))
    stage.drag(along: stage.wayBack, by: 0.6, frames: 20)
    stage.lift()
    stage.advance(by: 1)
    #expect(!stage.showsSecond)
    #expect(stage.transition.phase == .idle)
  }
}
