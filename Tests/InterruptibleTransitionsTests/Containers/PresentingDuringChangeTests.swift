import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A pan that presents from a container during a change of the container's children.
@MainActor @Suite(.serialized) struct PresentingDuringChangeTests {
  @Test(
    "A bar above tabs can be dragged up while the tabs change, by UIKit or by a transition object",
    arguments: [false, true]
  )
  func tabs(isInterruptible: Bool) {
    let player = InterruptibleTransition(.cover)
    let tabs = isInterruptible ? InterruptibleTabBarController() : UITabBarController()
    tabs.viewControllers = [Screen("first"), Screen("second")]
    let stage = Stage(player, personality: .standard) { tabs }
    let bar = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 60))
    tabs.view.addSubview(bar)
    let full = Screen("player")
    player.addPanToPresent(from: tabs, handle: bar) { _ in full }
    stage.advance(by: 0.1)
    tabs.selectedIndex = 1
    stage.advance(by: 0.05)
    drag(stage)
    #expect(tabs.presentedViewController === full)
    #expect(stage.complaints == [])
  }

  @Test("A screen that a push moves doesn't present by a drag: the drag catches the push")
  func pushed() {
    let (transition, player) = (InterruptibleTransition(.slide), InterruptibleTransition(.cover))
    let stack = UINavigationController(rootViewController: Screen("root"))
    let stage = Stage(transition, player, personality: .standard) {
      transition.install(on: stack)
      return stack
    }
    let next = Screen("next")
    next.loadViewIfNeeded()
    player.addPanToPresent(from: next) { _ in Screen("player") }
    stage.advance(by: 0.1)
    transition.push(next, onto: stack)
    stage.advance(by: 0.2)
    drag(stage)
    #expect(stack.presentedViewController == nil)
    #expect(stage.complaints == [])
  }

  private func drag(_ stage: Stage) {
    stage.touchDown(at: CGPoint(x: 200, y: 730))
    stage.drag(by: 0, -360, frames: 20)
    stage.lift()
    stage.settle()
  }
}
