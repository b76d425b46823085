import Testing
import UIKit

@MainActor @Suite(.serialized) struct NavigationOrderTests {
  @Test("D18, D2, D4: an animated push calls everybody in order")
  func push() {
    let transition = HandmadeFade()
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
}
