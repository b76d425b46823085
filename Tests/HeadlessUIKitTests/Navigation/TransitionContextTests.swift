import Testing
import UIKit

@MainActor @Suite(.serialized) struct TransitionContextTests {
  @Test("D9: what the context is told is in the log")
  func log() {
    let transition = HandmadeTransition(.startsByItself)
    let stage = NavigationStage(delegate: transition)
    stage.navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.advance(by: 0.5)

    let calls = stage.calls {
      transition.grab()
      transition.context?.updateInteractiveTransition(0.25)
      transition.release(toward: .end)
      stage.settle()
    }

    #expect(
      calls.of("context") == [
        "context.pauseInteractiveTransition()",
        "context.updateInteractiveTransition(0.25)",
        "context.finishInteractiveTransition()",
        "context.completeTransition(true)",
      ]
    )
  }

  @Test("The log keeps the last of many updates alone")
  func updates() {
    let transition = HandmadeTransition(.startsUnderAFinger)
    let stage = NavigationStage(delegate: transition, personality: .standard)
    stage.navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.advance(by: 0.1)

    let calls = stage.calls {
      for step in 1...100 {
        transition.context?.updateInteractiveTransition(CGFloat(step) / 100)
        HeadlessClock.advance(frames: 1)
      }
    }

    #expect(calls == ["context.updateInteractiveTransition(1.0)"])
    transition.release(toward: .start)
    stage.settle()
  }

  @Test("D28: content is touched in an interruptible transition, and not in any other")
  func touches() {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    let middle = CGPoint(x: 200, y: 400)
    let b = Screen("B")

    stage.navigation.pushViewController(b, animated: true)
    HeadlessClock.advance(by: 0.5)
    #expect(stage.window.hitTest(middle, with: nil) === b.view)
    stage.settle()

    stage.navigation.delegate = nil
    stage.navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 0.1)
    #expect(stage.window.hitTest(middle, with: nil) === stage.navigation.view)
    stage.settle()
    #expect(stage.window.hitTest(middle, with: nil) === stage.a.view)
  }
}
