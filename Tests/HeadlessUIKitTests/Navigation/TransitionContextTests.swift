import Testing
import UIKit

@MainActor @Suite(.serialized) struct TransitionContextTests {
  @Test("D31, D13: frames and views of a push")
  func frames() throws {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    let b = Screen("B")
    transition.interaction = .startsUnderAFinger
    stage.navigation.pushViewController(b, animated: true)
    HeadlessClock.endTurn()
    let context = try #require(transition.context)

    #expect(context.initialFrame(for: stage.a) == UIScreen.main.bounds)
    #expect(context.finalFrame(for: stage.a) == .zero)
    #expect(context.initialFrame(for: b) == .zero)
    #expect(context.finalFrame(for: b) == UIScreen.main.bounds)
    #expect(context.view(forKey: .from) === stage.a.view)
    #expect(context.view(forKey: .to) === b.view)
    #expect(context.viewController(forKey: .from) === stage.a)
    #expect(stage.a.view.isDescendant(of: context.containerView))
    #expect(context.presentationStyle == .none)
    #expect(context.isInteractive && context.isAnimated && !context.transitionWasCancelled)
    transition.release(toward: .end)
    stage.settle()
  }

  @Test("D9: what the context is told is in the log")
  func log() {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    transition.interaction = .startsByItself
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

  @Test("D7: a second completeTransition ends the process")
  func completeTwice() async {
    let end = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let transition = HandmadeTransition()
        let stage = NavigationStage(delegate: transition)
        stage.navigation.pushViewController(Screen("B"), animated: true)
        HeadlessClock.endTurn()
        let context = transition.context
        context?.completeTransition(true)
        context?.completeTransition(true)
      }
    }
    #expect(end?.says("completeTransition(_:) was called twice") == true)
  }

  @Test("D4: another animator for the same transition ends the process")
  func anotherAnimator() async {
    let end = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let transition = HandmadeTransition()
        let stage = NavigationStage(delegate: transition)
        transition.replacement = UIViewPropertyAnimator(duration: 1, curve: .linear)
        stage.navigation.pushViewController(Screen("B"), animated: true)
        HeadlessClock.endTurn()
      }
    }
    #expect(end?.says("returned another animator") == true)
  }

  @Test("D4: an animator that is stopped for good before completeTransition ends the process")
  func inactiveAnimator() async {
    let end = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let transition = HandmadeTransition()
        let stage = NavigationStage(delegate: transition)
        stage.navigation.pushViewController(Screen("B"), animated: true)
        HeadlessClock.advance(by: 0.1)
        let context = transition.context
        transition.animator?.stopAnimation(true)
        context?.completeTransition(true)
      }
    }
    #expect(end?.says("was inactive before completeTransition") == true)
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
