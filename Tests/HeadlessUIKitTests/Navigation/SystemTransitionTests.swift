import Testing
import UIKit

@MainActor @Suite(.serialized) struct SystemTransitionTests {
  @Test(
    "A stock push comes from the trailing edge, over a screen that moves a third as far",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
  )
  func push(direction: UIUserInterfaceLayoutDirection) {
    let stage = NavigationStage(direction: direction)
    let sign: CGFloat = direction == .rightToLeft ? -1 : 1
    let b = Screen("B")

    stage.navigation.pushViewController(b, animated: true)
    HeadlessClock.endTurn()
    #expect(stage.displayedX(b.view) == sign * 393)
    #expect(stage.displayedX(stage.a.view) == 0)
    HeadlessClock.advance(by: 0.2)

    let left = stage.displayedX(b.view)
    #expect(abs(left) > 1 && abs(left) < 200 && left * sign > 0)
    #expect(abs(stage.displayedX(stage.a.view) + (sign * 393 - left) / 3) < 0.01)
    stage.settle()
    #expect(stage.displayedX(b.view) == 0)
    #expect(stage.a.view.window == nil)
  }

  @Test("A stock pop goes the way it came, and the screen below is whole again")
  func pop() {
    let stage = NavigationStage()
    let b = stage.push("B")

    stage.navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 0.2)
    #expect(stage.displayedX(b.view) > 200)
    #expect(stage.displayedX(stage.a.view) < 0)
    stage.settle()

    #expect(stage.a.view.frame == UIScreen.main.bounds)
    #expect(b.view.window == nil)
  }

  @Test("B7: the stock push is the system's spring, and rests after half a second")
  func duration() {
    let stage = NavigationStage()
    stage.navigation.pushViewController(Screen("B"), animated: true)

    HeadlessClock.advance(by: 0.48)
    #expect(stage.navigation.transitionCoordinator != nil)
    HeadlessClock.advance(by: 0.08)
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test("The direction follows the view's semantic content attribute")
  func forcedDirection() {
    let stage = NavigationStage()
    let b = Screen("B")
    stage.navigation.view.semanticContentAttribute = .forceRightToLeft

    stage.navigation.pushViewController(b, animated: true)
    HeadlessClock.endTurn()

    #expect(stage.displayedX(b.view) == -393)
  }
}
