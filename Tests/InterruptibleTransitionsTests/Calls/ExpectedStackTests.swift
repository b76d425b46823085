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
}
