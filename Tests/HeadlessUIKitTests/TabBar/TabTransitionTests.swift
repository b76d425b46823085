import Testing
import UIKit

@MainActor @Suite(.serialized) struct TabTransitionTests {
  @Test("D44, D46: selection by code has the delegate's animator, and changes at once")
  func animated() {
    let delegate = HandmadeTabs()
    let stage = TabStage(delegate: delegate)

    let calls = stage.calls {
      stage.tabs.selectedIndex = 1
      #expect(stage.tabs.selectedIndex == 1)
      #expect(stage.tabs.transitionCoordinator != nil)
      stage.settle()
    }

    #expect(
      calls.appearances == [
        "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
        "B.viewDidAppear(true)",
      ]
    )
    #expect(calls.contains("delegate.tabBarController(_:animationControllerForTransitionFrom:to:)"))
    #expect(calls.contains("delegate.tabBarController(_:interactionControllerFor:)"))
    #expect(stage.a.view.window == nil && stage.b.view.frame == stage.window.bounds)
    #expect(stage.tabs.transitionCoordinator == nil)
  }

  @Test("D46: a cancelled transition takes the selection back")
  func cancelled() {
    let delegate = HandmadeTabs()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    let stage = TabStage(delegate: delegate)

    stage.tabs.selectedIndex = 2
    HeadlessClock.advance(frames: 1)
    driver.update(0.4)
    HeadlessClock.advance(frames: 1)
    #expect(stage.tabs.selectedIndex == 2)
    let calls = stage.calls {
      driver.cancel()
      stage.settle()
    }

    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.tabs.tabBar.selectedItem === stage.a.tabBarItem)
    #expect(
      calls.appearances == [
        "C.viewWillDisappear(true)", "C.viewDidDisappear(true)", "A.viewWillAppear(true)",
        "A.viewDidAppear(true)",
      ]
    )
    #expect(stage.a.view.window === stage.window && stage.c.view.window == nil)
  }

  @Test("D46: what is selected during a transition is selected after it, and a tap is not heard")
  func during() {
    let delegate = HandmadeTabs()
    let stage = TabStage(delegate: delegate)

    stage.tabs.selectedIndex = 1
    HeadlessClock.advance(by: 0.2)
    stage.tap(0)
    stage.tabs.selectedIndex = 2
    #expect(stage.tabs.selectedIndex == 1)
    HeadlessClock.advance(by: 3)

    #expect(stage.tabs.selectedIndex == 2 && stage.c.view.window === stage.window)
    #expect(HeadlessLog.texts.contains("Tabs was asked for another tab during a transition"))
  }

  @Test("The bar is no part of the container, and touches are ignored where nothing can be caught")
  func container() throws {
    let delegate = HandmadeTabs()
    let stage = TabStage(delegate: delegate)
    stage.tabs.selectedIndex = 1
    let container = try #require(stage.tabs.transitionCoordinator?.containerView)

    #expect(!stage.tabs.tabBar.isDescendant(of: container))
    #expect(!stage.tabs.tabBar.isUserInteractionEnabled)
    stage.settle()
    #expect(stage.tabs.tabBar.isUserInteractionEnabled)
  }

  @Test("Tabs and their controller go away")
  func lifetime() {
    weak var gone: UITabBarController?
    weak var tab: Screen?
    weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    let delegate = HandmadeTabs()
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
