import Testing
import UIKit

@MainActor @Suite(.serialized) struct CancelTests {
  @Test("E1, D20, D21, E7: a cancelled pop ends where it began")
  func cancelledPop() {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    let b = stage.push("B")
    transition.interaction = .startsUnderAFinger

    let started = stage.calls {
      stage.navigation.popViewController(animated: true)
      HeadlessClock.advance(by: 0.1)
      transition.animator?.fractionComplete = 0.5
    }
    let cancelled = stage.calls {
      transition.release(toward: .start)
      stage.settle()
    }

    #expect(started.appearances == ["B.viewWillDisappear(true)", "A.viewWillAppear(true)"])
    #expect(
      cancelled.appearances == [
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
        "B.viewWillAppear(true)", "B.viewDidAppear(true)",
      ]
    )
    #expect(cancelled.contains("animator.animationEnded(false)"))
    #expect(!cancelled.contains { $0.contains("willShow") || $0.contains("didShow") })
    #expect(!cancelled.contains { $0.contains("didMove") })
    #expect(stage.titles() == ["A", "B"])
    #expect(b.parent === stage.navigation)
    #expect(b.view.window === stage.window)
  }

  @Test("E2, D21, E6: a cancelled push leaves nothing behind")
  func cancelledPush() {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    transition.interaction = .startsByItself
    let b = Screen("B")
    var leaving: [String] = []
    b.onCall = { call, screen in
      if screen.isMovingFromParent { leaving.append(call) }
    }

    stage.navigation.pushViewController(b, animated: true)
    HeadlessClock.advance(by: 0.5)
    let calls = stage.calls {
      transition.grab()
      transition.release(toward: .start)
      stage.settle()
    }

    #expect(
      calls.appearances == [
        "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
        "A.viewWillAppear(true)", "A.viewDidAppear(true)",
      ]
    )
    #expect(leaving == ["viewWillDisappear", "viewDidDisappear"])
    #expect(calls.last == "B.didMove(toParent: nil)")
    #expect(stage.titles() == ["A"])
    #expect(b.parent == nil)
    #expect(stage.a.view.window === stage.window)
  }

  @Test("D8: finish after cancel is a finished transition")
  func cancelThenFinish() {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    transition.interaction = .startsByItself

    stage.navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.advance(by: 0.5)
    transition.grab()
    transition.release(toward: .start)
    #expect(transition.context?.transitionWasCancelled == true)
    HeadlessClock.advance(by: 0.1)
    transition.grab()
    #expect(transition.context?.isInteractive == true)
    transition.release(toward: .end)
    #expect(transition.context?.transitionWasCancelled == false)
    stage.settle()

    #expect(stage.titles() == ["A", "B"])
    #expect(stage.navigation.navigationBar.topItem?.title == "B")
  }

  @Test("After a cancelled pop the next one works")
  func popAgain() {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    let b = stage.push("B")
    transition.interaction = .startsUnderAFinger
    stage.navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 0.1)
    transition.release(toward: .start)
    stage.settle()

    stage.navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 0.1)
    transition.release(toward: .end)
    stage.settle()

    #expect(stage.titles() == ["A"])
    #expect(b.view.window == nil)
    #expect(stage.a.view.window === stage.window)
  }
}
