import Testing
import UIKit

@MainActor @Suite(.serialized) struct TransitionContextTests {
  @Test("D9: what the context is told is in the log, of many updates the last alone")
  func log() {
    let transition = HandmadeFade(.startsByItself)
    let stage = NavigationStage(delegate: transition)
    stage.navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.advance(by: 0.5)

    let calls = stage.calls {
      transition.grab()
      for step in 1...100 {
        transition.context?.updateInteractiveTransition(CGFloat(step) / 400)
        HeadlessClock.advance(frames: 1)
      }
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

  @Test("D28: content is not touched in a transition that isn't interruptible")
  func touches() {
    let stage = NavigationStage()
    _ = stage.push("B")
    let middle = CGPoint(x: 200, y: 400)

    stage.navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 0.1)
    #expect(stage.window.hitTest(middle, with: nil) === stage.navigation.view)
    stage.settle()
    #expect(stage.window.hitTest(middle, with: nil) === stage.a.view)
  }
}
