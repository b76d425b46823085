import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Calls that wait, and what they must not wait for.
@MainActor @Suite(.serialized) struct WaitingTests {
  private let transition = InterruptibleTransition()

  @Test("A tap on a tab in flight is a call like any other", arguments: HeadlessPersonality.all)
  func tapOnTab(personality: HeadlessPersonality) throws {
    let screens = (0..<4).map { Screen("Tab \($0)") }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    let stage = Stage(personality: personality) { tabs }
    transition.install(on: tabs)
    let width = tabs.tabBar.bounds.width / 4
    let y = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY + 20

    transition.select(screens[3], in: tabs)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: width * 1.5, y: y))
    stage.settle()
    #expect(tabs.selectedIndex == 1)

    transition.select(screens[2], in: tabs)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: width * 1.5, y: y))
    // A bar that doesn't ask is UIKit's: what it selects is selected when the transition is over.
    let isAsked = !personality.barOutsideBounds
    #expect(transition.phase == .settling(toward: isAsked ? .start : .end))
    stage.settle()

    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === screens[1].tabBarItem)
    #expect(stage.complaints(of: transition) == [])
    #expect(stage.answers(screens[1]))
  }
}
