import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationCancelTests {
  @Test("E3, D43: a cancelled presentation leaves nothing behind")
  func presentation() {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    delegate.interaction = .startsUnderAFinger
    let b = stage.screen(.fullScreen, delegate: delegate)
    var leaving: [String] = []
    b.onCall = { call, screen in
      if screen.isBeingDismissed { leaving.append(call) }
    }
    var isCompleted = false

    let started = stage.calls {
      stage.a.present(b, animated: true) { isCompleted = true }
      HeadlessClock.advance(by: 0.1)
    }
    delegate.animator?.fractionComplete = 0.5
    let cancelled = stage.calls {
      delegate.release(toward: .start)
      stage.settle()
    }

    #expect(started.appearances == ["A.viewWillDisappear(true)", "B.viewWillAppear(true)"])
    #expect(
      cancelled.appearances == [
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
        "A.viewDidAppear(true)",
      ]
    )
    #expect(leaving == ["viewWillDisappear", "viewDidDisappear"])
    #expect(stage.a.presentedViewController == nil && b.presentingViewController == nil)
    #expect(stage.window.subviews == [stage.a.view] && !isCompleted)
    stage.a.present(b, animated: false)
    #expect(b.view.window === stage.window)
  }

  @Test("E3, D40: a cancelled dismissal ends where it began")
  func dismissal() {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    delegate.interaction = .startsUnderAFinger
    let b = stage.presented(.fullScreen, delegate: delegate)

    let started = stage.calls {
      b.dismiss(animated: true)
      HeadlessClock.advance(by: 0.1)
    }
    let cancelled = stage.calls {
      delegate.release(toward: .start)
      stage.settle()
    }

    #expect(started.appearances == ["B.viewWillDisappear(true)", "A.viewWillAppear(true)"])
    #expect(
      cancelled.appearances == [
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
        "B.viewDidAppear(true)",
      ]
    )
    #expect(stage.a.presentedViewController === b && b.presentingViewController === stage.a)
    #expect(stage.a.view.window == nil && b.view.window === stage.window)
  }

  @Test("E3: where the presenter stays, a cancelled dismissal is the presented controller's alone")
  func custom() throws {
    let stage = PresentationStage()
    let delegate = HandmadePresentation()
    delegate.makesPresentationController = HalfPresentation.init
    let b = stage.screen(.custom, delegate: delegate)
    stage.a.present(b, animated: true)
    stage.settle()
    let manager = try #require(b.presentationController as? HalfPresentation)
    delegate.interaction = .startsByItself

    let calls = stage.calls {
      b.dismiss(animated: true)
      HeadlessClock.advance(by: 0.5)
      delegate.animator?.pauseAnimation()
      delegate.context?.pauseInteractiveTransition()
      delegate.release(toward: .start)
      stage.settle()
    }

    #expect(
      calls.appearances == [
        "B.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
      ]
    )
    #expect(manager.events.last == "did dismiss false")
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
