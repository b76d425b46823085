import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Where a device may leave something behind after a transition: the framework mends it.
///
/// Each test turns one field of `HeadlessPersonality`.
@MainActor @Suite(.serialized) struct DeviceTests {
  @Test(
    "D67: a screen that comes back after a cancel has the safe area of its place",
    arguments: [false, true]
  )
  func safeAreaAfterCancel(isStale: Bool) {
    let stage = ContainerStage(
      .fullScreen,
      personality: .standardBut { $0.safeAreas.reversalLeavesSafeAreaStale = isStale }
    )
    stage.transition.effect = .cover(backgroundScale: 0.8)
    stage.goForward()
    stage.advance(by: 0.1)
    let home = stage.window.safeAreaInsets
    stage.transition.reverse()
    stage.settle()

    #expect(!stage.showsSecond)
    #expect(stage.first.view.safeAreaInsets == home)
  }

  @Test(
    "D68: a screen that is pulled past an end keeps its safe area",
    arguments: [false, true],
    [false, true]
  )
  func safeAreaOfPull(freezes: Bool, isDismissed: Bool) {
    let stage = ContainerStage(
      .fullScreen,
      personality: .standardBut { $0.safeAreas.leavingSafeAreaFreezes = freezes }
    )
    let view: UIView = stage.second.view
    stage.second.additionalSafeAreaInsets.top = 7
    stage.goForward()
    if isDismissed {
      stage.settle()
      stage.goBack()
      stage.advance(by: 0.04)
    } else {
      stage.advance(by: 0.3)
    }
    let insets = view.safeAreaInsets
    stage.touchDown(at: CGPoint(x: 200, y: 700))
    stage.advanceFrame()

    stage.drag(along: stage.wayForward, by: 1, frames: 10)
    #expect(view.transform.ty < -10)
    #expect(view.safeAreaInsets == insets)
    stage.lift()
    stage.advance(by: 0.05)
    #expect(view.safeAreaInsets == insets)
    stage.settle()

    #expect(stage.showsSecond)
    #expect(
      stage.second.additionalSafeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    )
    #expect(view.safeAreaInsets.top == stage.window.safeAreaInsets.top + 7)
  }

  @Test(
    "D69: canceled and then finished, the bar shows the new screen's items",
    arguments: [false, true]
  )
  func barAfterCancel(sticks: Bool) {
    let stage = ContainerStage(
      .navigation,
      personality: .standardBut { $0.navigationBars.cancelSticksToBar = sticks }
    )
    stage.goForward()
    stage.advance(by: 0.1)
    stage.transition.reverse()
    stage.advance(by: 0.02)
    stage.transition.reverse()
    stage.settle()

    let bar = stage.navigation?.navigationBar
    #expect(bar?.topItem === stage.second.navigationItem)
    #expect(bar?.items?.count == 2)
  }

  @Test("D71: a tab bar that a canceled push was to hide is back", arguments: [false, true])
  func tabBarAfterCancel(isLost: Bool) {
    let stack = UINavigationController(rootViewController: Screen("First"))
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, Screen("Other")]
    let transition = InterruptibleTransition()
    let personality = HeadlessPersonality.standardBut { $0.tabBars.cancelLosesTabBar = isLost }
    let stage = Stage(transition, personality: personality) { tabs }
    transition.install(on: stack)
    stage.advance(by: 0.1)
    let (frame, isHidden) = (tabs.tabBar.frame, tabs.tabBar.isHidden)
    let second = Screen("Second")
    second.hidesBottomBarWhenPushed = true

    transition.push(second, onto: stack)
    stage.advance(by: 0.1)
    transition.reverse()
    stage.settle()

    #expect(stack.viewControllers.count == 1)
    #expect(tabs.tabBar.frame == frame && tabs.tabBar.isHidden == isHidden)
    #expect(tabs.tabBar.window != nil && tabs.tabBar.alpha == 1)
  }

  @Test("D72: a canceled pop to the root brings the whole stack back", arguments: [false, true])
  func stackAfterCancel(isLost: Bool) {
    let stage = ContainerStage(
      .navigation,
      personality: .standardBut { $0.stacks.cancelledSetKeepsStack = isLost }
    )
    let third = Screen("Third")
    let stack = [stage.first, stage.second, third]
    stage.navigation?.setViewControllers(stack, animated: false)
    stage.settle()

    stage.navigation.map { stage.transition.popToRoot(of: $0) }
    stage.advance(by: 0.1)
    stage.transition.reverse()
    stage.settle()

    #expect(stage.navigation?.viewControllers == stack)
    #expect(third.view.window != nil)
  }

  @Test("D72: a stack that brings more than one screen is a set, and never taken back")
  func setOfSeveral() {
    let stage = ContainerStage(.navigation, personality: .standard)
    let third = Screen("Third")
    let stack = [stage.first, third, stage.second]

    stage.navigation?.setViewControllers(stack, animated: true)
    stage.advance(by: 0.1)
    stage.transition.reverse()
    stage.settle()

    #expect(stage.navigation?.viewControllers == stack)
    #expect(stage.second.view.window != nil)
  }
}

extension HeadlessPersonality {
  /// The standard readings but for some.
  static func standardBut(_ change: (inout HeadlessPersonality) -> Void) -> HeadlessPersonality {
    var personality = standard
    change(&personality)
    return personality
  }
}
