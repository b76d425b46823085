import Testing
import UIKit

/// Tabs that are selected while the tab bar controller itself comes or goes, or shows another one.
@MainActor @Suite(.serialized) struct LeavingTabsTests {
  @Test("E5: another tab is selected while the tabs are dismissed: the old one has disappeared")
  func dismissed() {
    let stage = LeavingStage()
    stage.root.present(stage.tabs, animated: false)
    stage.root.dismiss(animated: true)
    HeadlessClock.advance(frames: 1)

    stage.tabs.selectedIndex = 1
    HeadlessClock.advance(by: 2)

    stage.expectBalance(onScreen: false)
    #expect(stage.screens[0].calls.last == "didDisappear" && stage.screens[1].calls == [])
  }

  @Test("E5: another tab is selected while a card in their context covers the tabs")
  func covered() {
    let stage = LeavingStage()
    stage.window.rootViewController = stage.tabs
    HeadlessClock.endTurn()
    let card = Screen("Card")
    card.modalPresentationStyle = .currentContext
    stage.tabs.present(card, animated: true)
    HeadlessClock.advance(frames: 1)

    stage.tabs.selectedIndex = 1
    HeadlessClock.advance(by: 2)
    stage.expectBalance(onScreen: false)

    stage.tabs.dismiss(animated: true)
    HeadlessClock.advance(by: 2)
    stage.expectBalance(onScreen: true)
    #expect(card.isBalanced(endingOnScreen: false))
  }

  @Test("A tab that selects another one as it appears gives way to it")
  func nested() {
    let stage = LeavingStage()
    stage.window.rootViewController = stage.tabs
    HeadlessClock.endTurn()
    stage.screens[2].on("viewWillAppear") { [tabs = stage.tabs] in tabs.selectedIndex = 0 }

    stage.tabs.selectedIndex = 2
    HeadlessClock.advance(by: 1)

    #expect(stage.tabs.selectedIndex == 0)
    stage.expectBalance(onScreen: true)
  }

  @Test("A tab whose view takes the tabs off the screen as it is loaded does not appear")
  func loading() {
    let stage = LeavingStage()
    stage.root.present(stage.tabs, animated: false)
    HeadlessClock.advance(by: 1)
    stage.screens[1].on("viewDidLoad") { [root = stage.root] in root.dismiss(animated: false) }

    stage.tabs.selectedIndex = 1
    HeadlessClock.advance(by: 1)

    stage.expectBalance(onScreen: false)
  }

  @Test("A tab that selects another one once it has appeared gives way to it")
  func afterwards() {
    let stage = LeavingStage()
    stage.screens[0].on("viewDidAppear") { [tabs = stage.tabs] in tabs.selectedIndex = 1 }

    stage.root.present(stage.tabs, animated: false)
    HeadlessClock.advance(by: 1)

    #expect(stage.tabs.selectedIndex == 1)
    stage.expectBalance(onScreen: true)
  }
}

/// A fresh screen, and a tab bar controller to present.
@MainActor
private struct LeavingStage {
  let window: UIWindow
  let root = Screen("Root")
  let tabs = UITabBarController()
  let screens = ["A", "B", "C"].map { Screen($0) }

  init() {
    window = .fresh { [root] in root }
    tabs.viewControllers = screens
    tabs.modalPresentationStyle = .overFullScreen
  }

  func expectBalance(onScreen isOnScreen: Bool) {
    for screen in screens {
      let isShown = isOnScreen && screen === tabs.selectedViewController
      #expect(screen.isBalanced(endingOnScreen: isShown), "\(screen.title ?? ""): \(screen.calls)")
      #expect((screen.viewIfLoaded?.window != nil) == isShown)
    }
  }
}
