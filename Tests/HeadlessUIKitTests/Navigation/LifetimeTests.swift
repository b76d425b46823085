import Testing
import UIKit

@MainActor @Suite(.serialized) struct LifetimeTests {
  @Test("After a pop, screen, context, coordinator, animator are gone", arguments: [true, false])
  func pop(isStock: Bool) {
    let transition = HandmadeFade()
    let stage = NavigationStage(delegate: isStock ? nil : transition)
    weak var popped: Screen?
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    weak var context: (any UIViewControllerContextTransitioning)?
    weak var animator: UIViewPropertyAnimator?
    popped = stage.push("B")

    stage.navigation.popViewController(animated: true)
    HeadlessClock.endTurn()
    coordinator = stage.navigation.transitionCoordinator
    context = transition.context
    animator = transition.animator
    coordinator?.animate(alongsideTransition: { [navigation = stage.navigation] _ in
      navigation.view.alpha = 1
    })
    stage.settle()

    #expect(popped == nil)
    #expect(coordinator == nil && context == nil && animator == nil)
    #expect(stage.titles() == ["A"])
  }

  @Test("After a canceled push the screen is gone")
  func cancelledPush() {
    let transition = HandmadeFade(.startsUnderAFinger)
    let stage = NavigationStage(delegate: transition)
    weak var pushed: Screen?

    do {
      let b = Screen("B")
      pushed = b
      stage.navigation.pushViewController(b, animated: true)
    }
    HeadlessClock.endTurn()
    transition.release(toward: .start)
    stage.settle()

    #expect(pushed == nil)
  }
}
