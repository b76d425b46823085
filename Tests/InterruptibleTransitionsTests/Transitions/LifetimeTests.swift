import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct LifetimeTests {
  @Test("Caught and swiped away, a screen that is gone is gone")
  func screens() {
    let stage = NavigationStage()
    weak var screen: Screen?
    weak var view: UIView?
    do {
      let pushed = Screen("Pushed")
      screen = pushed
      view = pushed.view
      stage.navigation.pushViewController(pushed, animated: true)
    }
    stage.advance(by: 0.1)
    stage.tap()
    stage.advance(by: 0.03)
    stage.tap()
    stage.settle()
    stage.touchDown(at: CGPoint(x: 2, y: 400))
    stage.drag(by: 300, frames: 20)
    stage.lift()
    stage.settle()

    #expect(screen == nil)
    #expect(view == nil)
    #expect(stage.stack == ["First"])
  }
}
