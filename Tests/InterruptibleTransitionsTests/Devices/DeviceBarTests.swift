import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Bars in flight and after a transition, where devices may differ: the framework holds either way.
///
/// Each test turns one field of `HeadlessPersonality`.
@MainActor @Suite(.serialized) struct DeviceBarTests {
  @Test(
    "D81: Back in flight is a pop by code: it reverses a push",
    arguments: [true, false]
  )
  func backInPush(isDead: Bool) {
    let stage = BarStage(.standardBut { $0.navigationBars.barIsDeadInFlight = isDead })
    stage.navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.advance(by: 0.1)

    stage.tapBack()
    #expect(stage.navigation.transition.phase == .settling(toward: .start))
    HeadlessClock.advance(by: 1)

    #expect(stage.titles == ["A"])
    #expect(stage.navigation.navigationBar.isUserInteractionEnabled)
  }

  @Test(
    "D81: Back in flight is a pop by code: during a pop it pops once more",
    arguments: [true, false]
  )
  func backInPop(isDead: Bool) {
    let stage = BarStage(
      .standardBut { $0.navigationBars.barIsDeadInFlight = isDead },
      above: ["B", "C"]
    )
    stage.navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 0.1)

    stage.tapBack()
    HeadlessClock.advance(by: 2)

    #expect(stage.titles == ["A"])
    #expect(stage.navigation.navigationBar.isUserInteractionEnabled)
  }

  @Test("D81: a bar that the app has closed stays closed", arguments: [true, false])
  func closedBar(isDead: Bool) {
    let stage = BarStage(.standardBut { $0.navigationBars.barIsDeadInFlight = isDead })
    stage.navigation.navigationBar.isUserInteractionEnabled = false
    stage.navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.advance(by: 0.1)

    #expect(!stage.navigation.navigationBar.isUserInteractionEnabled)
    HeadlessClock.advance(by: 1)
    #expect(!stage.navigation.navigationBar.isUserInteractionEnabled)
  }

  @Test(
    "D82: a tab bar that a finished pop brings back takes touches, and has no animation left",
    arguments: [true, false]
  )
  func tabBarAfterPop(isDead: Bool) {
    let stage = BarStage(.standardBut { $0.tabBars.popLeavesTabBarDead = isDead })
    stage.pushAndPopWithoutTabBar()

    #expect(stage.titles == ["A"])
    #expect(!stage.tabs.tabBar.isHidden && stage.tabs.tabBar.isUserInteractionEnabled)
    #expect(stage.tabs.tabBar.layer.animationKeys()?.isEmpty != false)
  }

  @Test("D82: a tab bar that the app has closed stays closed", arguments: [true, false])
  func closedTabBar(isDead: Bool) {
    let stage = BarStage(.standardBut { $0.tabBars.popLeavesTabBarDead = isDead })
    stage.tabs.tabBar.isUserInteractionEnabled = false

    stage.pushAndPopWithoutTabBar()

    #expect(!stage.tabs.tabBar.isUserInteractionEnabled)
  }

  @Test(
    "D83: without animation a tab is selected at once, and nothing fades",
    arguments: [true, false]
  )
  func selectionWithoutAnimation(fades: Bool) {
    let stage = ContainerStage(
      .tabs,
      personality: .standardBut { $0.tabBars.tabsFadeByThemselves = fades }
    )

    stage.tabs.map { stage.transition.select(stage.second, in: $0, animated: false) }
    stage.advanceFrame()

    #expect(stage.showsSecond && stage.tabs?.transitionCoordinator == nil)
    #expect(stage.second.view.layer.displayed()?.opacity == 1)
    #expect(stage.first.view.window == nil)
  }

  @Test("D84: a stack whose bar is right is never set again", arguments: [true, false])
  func settingOnce(isLate: Bool) {
    let stage = BarStage(
      .standardBut { $0.navigationBars.barSettlesAfterCompletion = isLate },
      navigation: CountingNavigationController(rootViewController: Screen("A"))
    )
    let navigation = stage.navigation
    navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.advance(by: 1)
    navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 1)

    #expect(stage.titles == ["A"])
    #expect(navigation.navigationBar.topItem?.title == "A")
    #expect((navigation as? CountingNavigationController)?.setCount == 1)
  }

  @Test(
    "D85: what is animated alongside follows the finger of a pop, whether the bar's items do or wait",
    arguments: [true, false],
    [true, false]
  )
  func alongside(waits: Bool, commits: Bool) {
    let stage = NavigationStage(
      personality: .standardBut { $0.navigationBars.barItemsWaitForCommit = waits }
    )
    stage.showSecond()
    let (badge, bar) = (UIView(), stage.navigation.navigationBar)
    stage.window.addSubview(badge)
    stage.transition.onFlight = { $0.animateAlongside { badge.alpha = 0 } }
    /// How much is seen of a screen's title; the back button may say the same.
    func title(_ text: String) -> CGFloat {
      let content = bar.subviews.first { content in
        content.subviews.contains { ($0 as? UILabel)?.text == text }
      }
      return CGFloat(content?.layer.displayed()?.opacity ?? 0)
    }

    stage.touchDown(at: CGPoint(x: 4, y: 500))
    stage.drag(by: commits ? 280 : 60, frames: 10)
    stage.advanceFrame()
    let progress = stage.transition.progress
    #expect(abs(CGFloat(badge.layer.displayed()?.opacity ?? 0) - (1 - progress)) < 0.01)
    #expect(abs(title("First") - (waits ? 0 : progress)) < 0.01)
    stage.lift()
    var firstTitles = [title("First")]
    while stage.transition.phase != .idle {
      stage.advanceFrame()
      firstTitles.append(title("First"))
    }

    #expect(!waits || firstTitles.contains { (0.2...0.8).contains($0) } == commits)
    #expect(stage.stack == (commits ? ["First"] : ["First", "Second"]))
    #expect(title(commits ? "First" : "Second") == 1 && badge.alpha == (commits ? 0 : 1))
    #expect(bar.topItem?.title == stage.stack.last)
  }
}

/// A navigation controller that counts how often its stack is set.
private final class CountingNavigationController: InterruptibleNavigationController {
  private(set) var setCount = 0

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    setCount += 1
    super.setViewControllers(viewControllers, animated: animated)
  }
}

/// A navigation controller that sends its calls through its transition object, in the first tab of two.
@MainActor
private struct BarStage {
  let window: UIWindow
  let tabs = UITabBarController()
  let navigation: InterruptibleNavigationController

  init(
    _ personality: HeadlessPersonality,
    navigation: @autoclosure () -> InterruptibleNavigationController =
      InterruptibleNavigationController(rootViewController: Screen("A")),
    above stack: [String] = []
  ) {
    HeadlessScreen.reset(personality: personality)
    self.navigation = navigation()
    for title in stack {
      self.navigation.pushViewController(Screen(title), animated: false)
    }
    tabs.viewControllers = [self.navigation, Screen("Other")]
    window = UIWindow(frame: HeadlessScreen.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
  }

  var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  /// Pushes a screen that hides the tab bar, and pops it.
  func pushAndPopWithoutTabBar() {
    let deep = Screen("Deep")
    deep.hidesBottomBarWhenPushed = true
    navigation.pushViewController(deep, animated: true)
    HeadlessClock.advance(by: 1)
    navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 1)
  }

  func tapBack() {
    let bar = navigation.navigationBar
    let place = bar.convert(CGPoint(x: 24, y: 22), to: nil)
    HeadlessTouch.send(id: 1, phase: .began, at: place)
    HeadlessTouch.send(id: 1, phase: .ended, at: place)
    HeadlessClock.advance(by: 0.02)
  }
}
