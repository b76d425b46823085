import Testing
import UIKit

@MainActor @Suite(.serialized) struct TabTransitionTests {
  @Test(
    "D46: what is selected in flight is selected afterwards; the bar is beside the container, and hears no tap"
  )
  func during() throws {
    let delegate = HandmadeSlide()
    let stage = TabStage(delegate: delegate)
    stage.tabs.selectedIndex = 1
    let container = try #require(stage.tabs.transitionCoordinator?.containerView)
    #expect(!stage.tabs.tabBar.isDescendant(of: container))
    #expect(!stage.tabs.tabBar.isUserInteractionEnabled)
    HeadlessClock.advance(by: 0.2)

    stage.tap(0)
    stage.tabs.selectedIndex = 2
    #expect(stage.tabs.selectedIndex == 1)
    HeadlessClock.advance(by: 3)

    #expect(stage.tabs.selectedIndex == 2 && stage.c.view.window === stage.window)
    #expect(stage.tabs.tabBar.isUserInteractionEnabled)
    #expect(HeadlessLog.texts.contains("Tabs was asked for another tab during a transition"))
  }

  @Test(
    "D28, D46: a bar that is of use again is tapped in flight, and the tap counts afterwards, unless it is refused",
    arguments: [true, false]
  )
  func tapInFlight(maySelect: Bool) {
    let delegate = HandmadeSlide()
    let stage = TabStage(delegate: delegate)
    stage.tabs.selectedIndex = 1
    HeadlessClock.advance(by: 0.2)
    stage.tabs.tabBar.isUserInteractionEnabled = true
    delegate.maySelect = maySelect

    let calls = stage.calls { stage.tap(2) }
    #expect(calls.contains("delegate.tabBarController(_:shouldSelect: C)"))
    #expect(!calls.contains("delegate.tabBarController(_:didSelect: C)"))
    #expect(stage.tabs.selectedIndex == 1)
    HeadlessClock.advance(by: 0.9)

    #expect(stage.tabs.selectedIndex == (maySelect ? 2 : 1))
    #expect(stage.tabs.tabBar.isUserInteractionEnabled == !maySelect)
    let didSelect = HeadlessLog.texts.contains("delegate.tabBarController(_:didSelect: C)")
    #expect(didSelect == maySelect)
    stage.settle()
    #expect((maySelect ? stage.c : stage.b).view.window === stage.window)
    #expect(stage.tabs.tabBar.isUserInteractionEnabled)
  }

  @Test("A tab that is gone when its turn comes is not selected", arguments: [false, true])
  func goneTab(isTapped: Bool) {
    let delegate = HandmadeSlide()
    let stage = TabStage(delegate: delegate)
    stage.tabs.selectedIndex = 1
    HeadlessClock.advance(by: 0.2)
    stage.tabs.viewControllers = [stage.a, stage.b]
    if isTapped {
      stage.tabs.tabBar.isUserInteractionEnabled = true
      stage.tap(2)
    } else {
      stage.tabs.selectedIndex = 2
    }

    stage.settle()

    #expect(stage.tabs.selectedIndex == 1 && stage.c.parent == nil)
  }

  @Test("Tabs and their controller go away")
  func lifetime() {
    weak var gone: UITabBarController?
    weak var tab: Screen?
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    let delegate = HandmadeSlide()
    do {
      let stage = TabStage(delegate: delegate)
      gone = stage.tabs
      tab = stage.c
      stage.tabs.selectedIndex = 1
      coordinator = stage.tabs.transitionCoordinator
      stage.settle()
      stage.tabs.selectedIndex = 2
      HeadlessClock.advance(by: 0.2)
      stage.window.rootViewController = nil
      HeadlessClock.advance(by: 2)
    }
    #expect(gone == nil && tab == nil && coordinator == nil)
  }
}
