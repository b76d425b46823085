import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// Calls that UIKit makes late, or not at all, say so.
@MainActor @Suite(.serialized) struct MisuseTimeTests {
  @Test("A call off the screen that a transition of somebody else's has kept for five seconds")
  func impatience() {
    let stage = NavigationStage()
    let own = OwnDelegate()
    own.animator = EndlessAnimator()
    stage.transition.navigationDelegate = own
    stage.push(andAdvance: 0.1)
    stage.window.rootViewController = Screen("Other")
    stage.advance(by: 0.1)
    let console = HeadlessConsole()
    stage.transition.push(Screen("Third"), onto: stage.navigation)

    stage.advance(by: 4)
    #expect(console.texts == [])
    stage.advance(by: 4)

    #expect(stage.transition.waitingCallCount == 0)
    #expect(
      console.texts == [
        "Made a call for UINavigationController that had waited five seconds for a transition by UIKit off the screen. Make the call when the container is in a window."
      ]
    )
  }

  private final class EndlessAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  }

  @Test("A call that the app's class swallows")
  func swallowed() {
    let navigation = DebouncingController(rootViewController: Screen("A"))
    let transition = InterruptibleTransition()
    transition.install(on: navigation)
    let stage = Stage(transition) { navigation }
    navigation.isOpen = false
    let console = HeadlessConsole()

    transition.push(Screen("B"), onto: navigation)
    stage.settle()

    #expect(
      console.texts == [
        "UIKit didn't make the forward transition in DebouncingController. Look for a warning by UIKit, or for an override that doesn't call super."
      ]
    )
  }

  private final class DebouncingController: UINavigationController {
    var isOpen = true

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      if isOpen { super.pushViewController(viewController, animated: animated) }
    }
  }
}
