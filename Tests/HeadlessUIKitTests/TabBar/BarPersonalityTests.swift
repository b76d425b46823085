import Testing
import UIKit

@MainActor @Suite(.serialized) struct BarPersonalityTests {
  @Test(
    "D71: after a cancel the bar is as before, or as if it had gone through",
    arguments: [true, false],
    [true, false]
  )
  func cancelled(loses: Bool, isPush: Bool) {
    let transition = HandmadeFade()
    let navigation = UINavigationController(rootViewController: Screen("Root"))
    let stage = TabStage(first: navigation)
    HeadlessPersonality.current.tabBars.cancelLosesTabBar = loses
    let deep = Screen("Deep")
    deep.hidesBottomBarWhenPushed = true
    if !isPush {
      navigation.pushViewController(deep, animated: false)
      HeadlessClock.endTurn()
    }
    navigation.delegate = transition
    transition.interaction = .startsUnderAFinger

    if isPush {
      navigation.pushViewController(deep, animated: true)
    } else {
      navigation.popViewController(animated: true)
    }
    HeadlessClock.advance(by: 0.1)
    let bar = stage.tabs.tabBar
    if !isPush { #expect(!bar.isHidden) }
    transition.release(toward: .start)
    stage.settle()

    #expect(bar.isHidden == (loses ? isPush : !isPush))
    #expect((bar.frame.minX == 0) == !bar.isHidden)
    // The same stack once more mends it.
    navigation.setViewControllers(navigation.viewControllers, animated: false)
    #expect(bar.isHidden == !isPush)
    if !isPush { #expect(deep.view.safeAreaInsets.bottom == 34) }
  }

  @Test(
    "D82: after a pop that brings the bar back, it takes touches, or doesn't and keeps an animation",
    arguments: [true, false]
  )
  func dead(isDead: Bool) {
    let transition = HandmadeFade()
    let navigation = UINavigationController(rootViewController: Screen("Root"))
    let stage = TabStage(first: navigation)
    HeadlessPersonality.current.tabBars.popLeavesTabBarDead = isDead
    let deep = Screen("Deep")
    deep.hidesBottomBarWhenPushed = true
    navigation.pushViewController(deep, animated: false)
    HeadlessClock.endTurn()
    navigation.delegate = transition

    navigation.popViewController(animated: true)
    stage.settle()

    #expect(!stage.tabs.tabBar.isHidden)
    #expect(stage.tabs.tabBar.isUserInteractionEnabled == !isDead)
    #expect((stage.tabs.tabBar.layer.animationKeys()?.isEmpty == false) == isDead)
  }

  @Test(
    "D83: tabs that nobody animates change at once, or fade, but not without animations",
    arguments: [true, false],
    [true, false]
  )
  func fading(fades: Bool, isAnimated: Bool) {
    let stage = TabStage()
    HeadlessPersonality.current.tabBars.tabsFadeByThemselves = fades

    if isAnimated {
      stage.tabs.selectedIndex = 1
    } else {
      UIView.performWithoutAnimation { stage.tabs.selectedIndex = 1 }
    }
    HeadlessClock.advance(by: 0.1)

    let isFading = fades && isAnimated
    #expect((stage.tabs.transitionCoordinator != nil) == isFading)
    #expect(((stage.b.view.layer.presentation()?.opacity ?? 0) < 0.99) == isFading)
    stage.settle()
    #expect(stage.b.view.window != nil && stage.a.view.window == nil && stage.b.view.alpha == 1)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test(
    "D87: an interaction controller that isn't interactive starts the transition of tabs, or the animator does",
    arguments: [true, false],
    [true, false]
  )
  func idleInteractor(isIgnored: Bool, isInteractive: Bool) {
    let delegate = HandmadeSlide(isInteractive ? .startsUnderAFinger : .startsByItself)
    let stage = TabStage(delegate: delegate)
    HeadlessPersonality.current.tabBars.tabsIgnoreIdleInteractors = isIgnored

    stage.tabs.selectedIndex = 1
    HeadlessClock.advance(by: 0.2)

    let isAsked = isInteractive || !isIgnored
    #expect(delegate.starts == (isAsked ? 1 : 0))
    #expect(stage.tabs.transitionCoordinator?.isInteractive == isInteractive)
    #expect(stage.tabs.transitionCoordinator?.isInterruptible == true)
    delegate.animator?.startAnimation()
    stage.settle()
    #expect(stage.b.view.window != nil && stage.a.view.window == nil)
  }

  @Test(
    "D88: after a cancel the bar is as before, or fades back once more, but not without animations",
    arguments: [true, false],
    [true, false]
  )
  func barAgain(again: Bool, isAnimated: Bool) throws {
    let transition = HandmadeFade(.startsUnderAFinger)
    let stage = NavigationStage(delegate: transition)
    HeadlessPersonality.current.navigationBars.cancelAnimatesBarAgain = again
    let bar = stage.navigation.navigationBar
    stage.navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.advance(by: 0.1)

    transition.grab()
    transition.context?.cancelInteractiveTransition()
    let complete = { transition.context?.completeTransition(false) }
    if isAnimated { complete() } else { UIView.performWithoutAnimation { complete() } }
    transition.letGo()
    HeadlessClock.advance(by: 0.05)

    let title = try #require(bar.find("bar.title")?.superview)
    let opacity = CGFloat(title.layer.presentation()?.opacity ?? 0)
    #expect(again && isAnimated ? (0.05...0.9).contains(opacity) : opacity == 1)
    stage.settle()
    #expect(title.layer.presentation()?.opacity == 1 && bar.topItem === stage.a.navigationItem)
  }

  @Test("D74: the bar fills the bottom and asks, or floats and does not", arguments: [true, false])
  func floating(floats: Bool) {
    let delegate = HandmadeSlide()
    delegate.maySelect = false
    delegate.animates = false
    let stage = TabStage(delegate: delegate)
    HeadlessPersonality.current.tabBars.barOutsideBounds = floats
    stage.tabs.view.setNeedsLayout()
    HeadlessClock.endTurn()

    #expect(stage.tabs.tabBar.frame.minX == (floats ? 21 : 0))
    #expect(stage.tabs.tabBar.frame.maxY == (floats ? 818 : 852))
    // Beside a floating bar lies the screen.
    let beside = stage.window.hitTest(CGPoint(x: 5, y: 790), with: nil)
    #expect((beside === stage.a.view) == floats)
    let calls = stage.calls { stage.tap(1) }
    #expect(calls.contains { $0.contains("shouldSelect") } == !floats)
    #expect(stage.tabs.selectedIndex == (floats ? 1 : 0))
  }
}
