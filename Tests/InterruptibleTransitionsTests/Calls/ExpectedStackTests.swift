import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Where everything in flight and all waiting calls lead.
@MainActor @Suite struct ExpectedStackTests {
  private let root = Screen("Root")
  private let first = Screen("First")
  private let second = Screen("Second")

  private func makeStage() -> (Stage, InterruptibleNavigationController) {
    let navigation = InterruptibleNavigationController(rootViewController: root)
    return (Stage(navigation.transition) { navigation }, navigation)
  }

  @Test("In flight it is the stack of the end that the transition is going to")
  func inFlight() {
    let (stage, navigation) = makeStage()

    navigation.pushViewController(first, animated: true)
    stage.advance(by: 0.1)
    #expect(navigation.expectedViewControllers == [root, first])
    navigation.transition.reverse()
    #expect(navigation.expectedViewControllers == [root])
    stage.settle()

    #expect(navigation.expectedViewControllers == [root])
  }

  @Test("A finger that started a pop has decided nothing yet")
  func underAFinger() {
    let (stage, navigation) = makeStage()
    navigation.pushViewController(first, animated: false)
    stage.settle()

    stage.touchDown(at: CGPoint(x: 2, y: 400))
    stage.drag(by: CGVector(dx: 200, dy: 0), frames: 10)
    #expect(navigation.expectedViewControllers == [root, first])
    navigation.transition.finish()

    #expect(navigation.expectedViewControllers == [root])
  }

  @Test("Waiting calls count")
  func waiting() {
    let (stage, navigation) = makeStage()
    navigation.pushViewController(first, animated: true)
    stage.advance(by: 0.1)

    navigation.pushViewController(second, animated: true)

    #expect(navigation.transition.waitingCallCount == 1)
    #expect(navigation.expectedViewControllers == [root, first, second])
  }

  @Test(
    "A stack in an incoming tab or card counts screens that were pushed without animation",
    arguments: [false, true],
    [false, true]
  )
  func inAnIncomingScreen(isTab: Bool, changesAtTheEnd: Bool) {
    var personality = HeadlessPersonality.standard
    personality.stacks.stackChangesAtTheEnd = changesAtTheEnd
    for pops in [true, false] {
      let (root, first, second) = (Screen("Root"), Screen("First"), Screen("Second"))
      let navigation = InterruptibleNavigationController(rootViewController: root)
      let transition = InterruptibleTransition()
      let tabs = UITabBarController()
      tabs.viewControllers = isTab ? [Screen("Tab"), navigation] : [Screen("Tab")]
      let stage = Stage(transition, navigation.transition, personality: personality) { tabs }
      transition.install(on: tabs)
      if isTab {
        transition.select(navigation, in: tabs)
      } else {
        transition.present(navigation, from: tabs)
      }
      stage.advance(by: 0.05)

      navigation.pushViewController(first, animated: false)
      #expect(navigation.expectedViewControllers == [root, first])
      navigation.pushViewController(second, animated: true)
      #expect(navigation.expectedViewControllers == [root, first, second])
      if pops { navigation.popViewController(animated: true) }
      let expected = pops ? [root, first] : [root, first, second]
      #expect(navigation.expectedViewControllers == expected)
      stage.settle()
      stage.advance(by: 1)
      #expect(navigation.viewControllers == expected)
    }
  }
}
