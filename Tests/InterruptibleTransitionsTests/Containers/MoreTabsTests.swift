import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The list of the tabs that find no place in the bar, which UIKit can select, though it is no tab.
@MainActor @Suite(.serialized) struct MoreTabsTests {
  /// How the list is selected.
  enum Call: CaseIterable {
    case property, method
  }

  @MainActor
  private final class Directions {
    var all: [TransitionScene.Direction] = []
  }

  private func select(
    _ controller: UIViewController,
    in tabs: InterruptibleTabBarController,
    by call: Call
  ) {
    switch call {
    case .property: tabs.selectedViewController = controller
    case .method: tabs.transition.select(controller, in: tabs)
    }
  }

  @Test("The list of more tabs is selected, and lies after the tabs", arguments: Call.allCases)
  func more(call: Call) {
    let tabs = InterruptibleTabBarController()
    let screens = [Screen("A"), Screen("B")]
    tabs.viewControllers = screens
    let stage = Stage(tabs.transition) { tabs }
    let console = HeadlessConsole()
    let directions = Directions()
    tabs.transition.effect = .choosing { scene in
      if directions.all.last != scene.direction { directions.all.append(scene.direction) }
      return .shift
    }

    select(screens[1], in: tabs, by: call)
    stage.settle()
    select(tabs.moreNavigationController, in: tabs, by: call)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    stage.settle()
    #expect(tabs.moreNavigationController.view.window != nil)
    #expect(directions.all == [.forward])
    select(screens[1], in: tabs, by: call)
    stage.settle()

    #expect(tabs.selectedIndex == 1)
    #expect(directions.all == [.forward, .backward])
    #expect(console.texts == [])
  }

  @Test(
    "The list of more tabs waits for a transition, and can be left at once",
    arguments: Call.allCases
  )
  func inFlight(call: Call) {
    let tabs = InterruptibleTabBarController()
    let screens = [Screen("A"), Screen("B")]
    tabs.viewControllers = screens
    let stage = Stage(tabs.transition) { tabs }
    let console = HeadlessConsole()

    select(screens[1], in: tabs, by: call)
    stage.advance(by: 0.1)
    select(tabs.moreNavigationController, in: tabs, by: call)
    stage.settle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    select(screens[0], in: tabs, by: call)
    stage.advance(by: 0.1)
    select(tabs.moreNavigationController, in: tabs, by: call)
    stage.settle()

    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(console.texts == [])
  }
}
