import Testing
import UIKit

@MainActor @Suite(.serialized) struct TabSelectionTests {
  @Test(
    "The first tab is selected, its screen fills the view, its safe area ends above the bar, and the bar marks it"
  )
  func first() throws {
    let stage = TabStage()

    #expect(stage.tabs.selectedIndex == 0 && stage.tabs.selectedViewController === stage.a)
    #expect(stage.a.view.frame == stage.window.bounds)
    #expect(stage.a.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    #expect(stage.tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(stage.tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    #expect(stage.a.tabBarController === stage.tabs && stage.a.parent === stage.tabs)
    #expect(UITabBarController().selectedIndex == NSNotFound)

    stage.tabs.selectedViewController = stage.c
    let bar = stage.tabs.tabBar
    let button = try #require(bar.find("tabbar.2") as? UIControl)
    #expect(bar.selectedItem === stage.c.tabBarItem)
    #expect(bar.accessibilityIdentifier == "tabbar" && button.isSelected)
    #expect((bar.find("tabbar.0") as? UIControl)?.isSelected == false)
  }

  @Test("An item follows its controller's title; a navigation controller shows its root's")
  func items() {
    let root = Screen("Root")
    root.tabBarItem = UITabBarItem(title: "Places", image: nil, tag: 3)
    let stage = TabStage(first: UINavigationController(rootViewController: root))

    stage.b.title = "Renamed"

    #expect(stage.tabs.tabBar.items?.map(\.title) == ["Places", "Renamed", "C"])
  }

  @Test("A second tap pops a navigation controller to its root")
  func popToRoot() {
    let navigation = UINavigationController(rootViewController: Screen("Root"))
    let stage = TabStage(first: navigation)
    navigation.pushViewController(Screen("Deep"), animated: false)
    HeadlessClock.endTurn()

    stage.tap(0)
    stage.settle()

    #expect(navigation.viewControllers.count == 1)
  }

  @Test("Other tabs: what was selected stays, and what is gone hears of it")
  func replacement() {
    let stage = TabStage()
    stage.tabs.selectedIndex = 1

    stage.tabs.viewControllers = [stage.b, stage.c]
    #expect(stage.tabs.selectedIndex == 0 && stage.tabs.selectedViewController === stage.b)
    #expect(stage.a.parent == nil)
    let calls = stage.calls { stage.tabs.viewControllers = [stage.c] }

    #expect(stage.tabs.selectedViewController === stage.c)
    #expect(calls.last == "B.didMove(toParent: nil)")
    #expect(stage.c.view.window === stage.window && stage.b.view.window == nil)
  }

  @Test("A pushed screen can hide the bar, which returns with the pop", arguments: [true, false])
  func hiddenBar(animated: Bool) {
    let navigation = UINavigationController(rootViewController: Screen("Root"))
    let stage = TabStage(first: navigation)
    let deep = Screen("Deep")
    deep.hidesBottomBarWhenPushed = true

    navigation.pushViewController(deep, animated: animated)
    stage.settle()
    #expect(stage.tabs.tabBar.isHidden)
    #expect(deep.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: animated)
    HeadlessClock.advance(by: 0.1)
    if animated {
      let x = stage.tabs.tabBar.layer.presentation()?.frame.minX ?? 0
      #expect(x < 0 && x > -393)
    }
    stage.settle()

    #expect(!stage.tabs.tabBar.isHidden && stage.tabs.tabBar.frame.minX == 0)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test("A bar that an app hides stays hidden after a push and a pop", arguments: [true, false])
  func barHiddenByApp(animated: Bool) {
    let navigation = UINavigationController(rootViewController: Screen("Root"))
    let stage = TabStage(first: navigation)
    navigation.pushViewController(Screen("Deep"), animated: animated)
    HeadlessClock.advance(by: 0.1)
    stage.tabs.tabBar.isHidden = true
    stage.settle()
    #expect(stage.tabs.tabBar.isHidden)
    navigation.popViewController(animated: animated)
    stage.settle()
    #expect(stage.tabs.tabBar.isHidden)
  }
}
