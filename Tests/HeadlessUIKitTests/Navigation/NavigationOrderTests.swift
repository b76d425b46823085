import Testing
import UIKit

@MainActor @Suite(.serialized) struct NavigationOrderTests {
  @Test("D18, D2, D4: an animated push calls everybody in order")
  func push() {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    let b = Screen("B")

    let asked = stage.calls { stage.navigation.pushViewController(b, animated: true) }
    let started = stage.calls { HeadlessClock.endTurn() }
    let ended = stage.calls { stage.settle() }

    #expect(asked == ["B.willMove(toParent: Nav)"])
    #expect(
      started == [
        "B.viewDidLoad()",
        "delegate.navigationController(_:animationControllerFor: push)",
        "delegate.navigationController(_:interactionControllerFor:)",
        "A.viewWillDisappear(true)",
        "B.viewWillAppear(true)",
        "delegate.navigationController(_:willShow: B, animated: true)",
        "animator.transitionDuration(using:)",
        "animator.animateTransition(using:)",
        "animator.interruptibleAnimator(using:)",
        "animator.interruptibleAnimator(using:)",
        "B.viewIsAppearing(true)",
      ]
    )
    #expect(
      ended == [
        "context.completeTransition(true)",
        "A.viewDidDisappear(true)",
        "B.viewDidAppear(true)",
        "delegate.navigationController(_:didShow: B, animated: true)",
        "animator.animationEnded(true)",
        "B.didMove(toParent: Nav)",
      ]
    )
  }

  @Test("D18, E7: an animated pop calls everybody in order, and the popped screen hears of it last")
  func pop() {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    _ = stage.push("B")

    let asked = stage.calls { stage.navigation.popViewController(animated: true) }
    let rest = stage.calls { stage.settle() }

    #expect(asked == ["B.willMove(toParent: nil)"])
    #expect(
      rest.filter { !$0.hasPrefix("animator") && !$0.hasPrefix("delegate") } == [
        "B.viewWillDisappear(true)",
        "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)",
        "context.completeTransition(true)",
        "B.viewDidDisappear(true)",
        "A.viewDidAppear(true)",
        "B.didMove(toParent: nil)",
      ]
    )
  }

  @Test("D27: a change without animation keeps the order, and asks for no animator")
  func withoutAnimation() {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)

    let calls = stage.calls { _ = stage.push("B") }

    #expect(
      calls == [
        "B.willMove(toParent: Nav)",
        "B.viewDidLoad()",
        "A.viewWillDisappear(false)",
        "B.viewWillAppear(false)",
        "delegate.navigationController(_:willShow: B, animated: false)",
        "A.viewDidDisappear(false)",
        "B.viewIsAppearing(false)",
        "B.viewDidAppear(false)",
        "delegate.navigationController(_:didShow: B, animated: false)",
        "B.didMove(toParent: Nav)",
      ]
    )
  }
}
