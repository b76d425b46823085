import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationCancelTests {
  @Test("D34: after a cancelled dismissal the dimming view is back")
  func dimmingAgain() throws {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    delegate.makesPresentationController = HalfPresentation.init
    let b = stage.screen(.custom, delegate: delegate)
    stage.a.present(b, animated: true)
    stage.settle()
    let manager = try #require(b.presentationController as? HalfPresentation)
    delegate.interaction = .startsByItself

    b.dismiss(animated: true)
    HeadlessClock.advance(by: 0.5)
    delegate.animator?.pauseAnimation()
    delegate.context?.pauseInteractiveTransition()
    delegate.release(toward: .start)
    stage.settle()

    #expect(manager.dimming.alpha == 0.5 && manager.containerView != nil)
    #expect(HeadlessLog.refusals == 0)
    delegate.interaction = .none
    b.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.subviews == [stage.a.view])
  }

  @Test("D34: the dimming view follows the interactive transition")
  func dimming() throws {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    delegate.makesPresentationController = HalfPresentation.init
    delegate.interaction = .startsUnderAFinger
    let b = stage.screen(.custom, delegate: delegate)

    stage.a.present(b, animated: true)
    HeadlessClock.endTurn()
    delegate.animator?.fractionComplete = 0.5
    HeadlessClock.advance(frames: 1)
    let manager = try #require(b.presentationController as? HalfPresentation)

    #expect(abs((manager.dimming.layer.presentation()?.opacity ?? 0) - 0.25) < 0.001)
    delegate.release(toward: .end)
    stage.settle()
    #expect(manager.dimming.alpha == 0.5)
  }

  @Test("E4: under the other reading the reverse will-callbacks come at once, and only once")
  func reverseAtOnce() {
    var personality = HeadlessPersonality.standard
    personality.reversesAppearanceAtOnce = true
    let stage = PresentationStage(personality: personality)
    let delegate = HandmadePresentation()
    delegate.interaction = .startsUnderAFinger
    let b = stage.presented(.fullScreen, delegate: delegate)
    b.dismiss(animated: true)
    HeadlessClock.advance(by: 0.1)

    let atOnce = stage.calls { delegate.release(toward: .start) }
    let later = stage.calls { stage.settle() }

    #expect(
      Set(atOnce.appearances) == ["A.viewWillDisappear(true)", "B.viewWillAppear(true)"]
    )
    #expect(Set(later.appearances) == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"])
    #expect(stage.a.presentedViewController === b && stage.a.view.window == nil)
  }
}
