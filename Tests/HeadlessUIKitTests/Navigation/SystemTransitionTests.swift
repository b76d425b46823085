import Testing
import UIKit

@MainActor @Suite(.serialized) struct SystemTransitionTests {
  @Test(
    "A stock push comes from the trailing edge, over a screen that moves a third as far, and a pop goes back",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft],
    [true, false]
  )
  func push(direction: UIUserInterfaceLayoutDirection, isForced: Bool) {
    let stage = NavigationStage(direction: isForced ? .leftToRight : direction)
    let sign: CGFloat = direction == .rightToLeft ? -1 : 1
    if isForced, sign < 0 { stage.navigation.view.semanticContentAttribute = .forceRightToLeft }
    let b = Screen("B")

    stage.navigation.pushViewController(b, animated: true)
    HeadlessClock.endTurn()
    #expect(stage.displayedX(b.view) == sign * 393 && stage.displayedX(stage.a.view) == 0)
    HeadlessClock.advance(by: 0.2)

    let left = stage.displayedX(b.view) * sign
    #expect(left > 1 && left < 200)
    #expect(abs(stage.displayedX(stage.a.view) * sign + (393 - left) / 3) < 0.01)
    stage.settle()
    #expect(stage.displayedX(b.view) == 0 && stage.a.view.window == nil)
    stage.navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 0.2)
    #expect(stage.displayedX(b.view) * sign > 200 && stage.displayedX(stage.a.view) * sign < 0)
    stage.settle()
    #expect(stage.a.view.frame == UIScreen.main.bounds && b.view.window == nil)
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
}
