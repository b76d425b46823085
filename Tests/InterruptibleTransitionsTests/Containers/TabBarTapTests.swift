import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A finger on the bar while the tabs move.
@MainActor @Suite(.serialized) struct TabBarTapTests {
  @Test(
    "A tap on the bar in flight is a call for the tab that it selects",
    arguments: [0, 1, 2],
    HeadlessPersonality.all
  )
  func onTheBar(index: Int, personality: HeadlessPersonality) {
    let screens = (0..<4).map { Screen("Tab \($0)") }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    let transition = InterruptibleTransition()
    let stage = Stage(transition, personality: personality) { tabs }
    transition.install(on: tabs)
    transition.select(screens[1], in: tabs)
    stage.advance(by: 0.1)
    let item = CGPoint(x: tabs.tabBar.bounds.width / 4 * (CGFloat(index) + 0.5), y: 20)
    stage.tap(at: tabs.tabBar.convert(item, to: nil))
    stage.advance(by: 0.02)
    // A bar that doesn't ask is UIKit's: what it selects is selected when the transition is over.
    let isReversed = index == 0 && !personality.tabBars.barOutsideBounds
    #expect(transition.phase == .settling(toward: isReversed ? .start : .end))
    stage.settle()
    #expect(tabs.selectedIndex == index)
    #expect(tabs.tabBar.selectedItem === screens[index].tabBarItem)
    #expect(stage.complaints == [])
    #expect(stage.answers(screens[index]))
  }

  @Test(
    "A tap on a bar reverses nothing, and a drag along it switches no tabs",
    arguments: [true, false]
  )
  func bar(floats: Bool) throws {
    var personality = HeadlessPersonality.launched
    personality.tabBars.barOutsideBounds = floats
    let stage = ContainerStage(.tabs, personality: personality)
    let bar = try #require(stage.tabs?.tabBar)
    // A badge, a sidebar, what a system's bar may have besides: no control.
    let ornament = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
    bar.addSubview(ornament)

    stage.touchDown(at: bar.convert(CGPoint(x: 250, y: 20), to: nil))
    stage.drag(along: stage.wayForward, by: 0.4, frames: 10)
    #expect(stage.transition.phase == .idle)
    stage.lift()
    stage.advance(by: 1)
    stage.goForward()
    stage.advance(by: 0.12)
    stage.tap(at: bar.convert(CGPoint(x: 250, y: 20), to: nil))
    stage.advance(by: 0.02)

    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()
    #expect(stage.showsSecond)
  }

  @Test("A tap beside a floating bar is over the transition, and reverses it")
  func besideFloatingBar() throws {
    var personality = HeadlessPersonality.launched
    personality.tabBars.barOutsideBounds = true
    let stage = ContainerStage(.tabs, personality: personality)
    let bar = try #require(stage.tabs?.tabBar)
    stage.goForward()
    stage.advance(by: 0.12)

    stage.tap(at: CGPoint(x: 5, y: bar.frame.midY))
    stage.advance(by: 0.02)

    #expect(stage.transition.phase == .settling(toward: .start))
  }

  @Test("Where the bar is hidden, a tap there reverses the transition")
  func hiddenBar() throws {
    let stage = ContainerStage(.tabs)
    let bar = try #require(stage.tabs?.tabBar)
    stage.goForward()
    stage.advance(by: 0.12)
    bar.isHidden = true

    stage.tap(at: CGPoint(x: bar.frame.midX, y: bar.frame.midY))
    stage.advance(by: 0.02)

    #expect(stage.transition.phase == .settling(toward: .start))
  }
}
