import Testing
import UIKit

@MainActor @Suite(.serialized) struct TabTransitionTests {
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
