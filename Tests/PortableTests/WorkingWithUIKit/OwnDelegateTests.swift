import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// An app's own delegates hear and decide as if they were UIKit's.
  @MainActor @Suite struct OwnDelegateTests {
    @Test("A navigation delegate of the app's hears of every screen, whenever it is set")
    func navigation() async {
      let stage = await ContainerStage(.navigation)
      let own = OwnDelegate()

      stage.transition.navigationDelegate = own
      stage.goForward()
      await stage.settle()

      #expect(own.calls == ["animatorFor push", "willShow Second", "didShow Second"])
      stage.transition.navigationDelegate = nil
      stage.goBack()
      await stage.settle()
      #expect(own.calls.count == 3)
      #expect(!stage.showsSecond)
    }

    @Test("A tab bar delegate of the app's is asked and told")
    func tabs() async {
      let stage = await ContainerStage(.tabs)
      let own = OwnDelegate()
      stage.transition.tabBarDelegate = own
      let tabs = UITabBarController()
      let screens = [Screen("X"), Screen("Y")]
      tabs.viewControllers = screens

      let maySelect = stage.transition.tabBarController(tabs, shouldSelect: screens[0])
      stage.transition.tabBarController(tabs, didSelect: screens[0])

      #expect(!maySelect)
      #expect(own.calls == ["shouldSelect X", "didSelect X"])
    }

    @Test("A tap on a tab in flight turns the transition round, and one on the same does nothing")
    func tabTaps() async throws {
      let stage = await ContainerStage(.tabs)
      let tabs = try #require(stage.tabs)
      stage.goForward()
      await stage.advance(by: 0.1)

      #expect(!stage.transition.tabBarController(tabs, shouldSelect: stage.second))
      #expect(stage.transition.phase == .settling(toward: .end))
      #expect(!stage.transition.tabBarController(tabs, shouldSelect: stage.first))
      #expect(stage.transition.phase == .settling(toward: .start))
      await stage.settle()

      #expect(!stage.showsSecond)
      #expect(stage.transition.tabBarController(tabs, shouldSelect: stage.second))
    }

    @Test("A transitioning delegate of the app's makes the presentation controller")
    func presentation() async {
      let stage = await ContainerStage(.custom)
      let own = OwnDelegate()
      stage.transition.transitioningDelegate = own

      stage.goForward()
      await stage.settle()

      #expect(stage.second.presentationController is CardPresentation)
      #expect(stage.second.view.frame.minY == (stage.window.bounds.height / 4).rounded())
      #expect(own.calls == ["presentationController", "animatorForPresented"])
    }

    @Test(
      "After installing and uninstalling, the delegate is the app's own again, and no recognizer is left"
    )
    func uninstalled() async {
      let transition = InterruptibleTransition(.slide)
      let navigation = UINavigationController(rootViewController: Screen("First"))
      let own = OwnDelegate()
      navigation.delegate = own
      let stage = await Stage(transition) { navigation }
      let before = navigation.view.gestureRecognizers?.count ?? 0

      transition.install(on: navigation)
      #expect(navigation.delegate === transition)
      #expect(transition.navigationDelegate === own)
      #expect((navigation.view.gestureRecognizers?.count ?? 0) == before + 7)
      navigation.pushViewController(Screen("Second"), animated: true)
      await stage.advance(by: 0.1)
      transition.uninstall()

      #expect(navigation.delegate === own)
      #expect((navigation.view.gestureRecognizers?.count ?? 0) == before)
      #expect(transition.phase == .idle)
      await stage.advance(by: 1)
      #expect(navigation.viewControllers.count == 2)
      #expect(own.calls.last == "didShow Second")
    }

    @Test(
      "A transition object that is no longer the delegate leaves gestures and transitions alone"
    )
    func replaced() async {
      let stage = await ContainerStage(.navigation)
      await stage.showSecond()
      let own = OwnDelegate()
      stage.navigation?.delegate = own

      stage.goBack()
      await stage.advance(by: 0.1)

      #expect(stage.transition.phase == .idle)
      // Under some readings of UIKit its own push takes seconds.
      await stage.advance(by: Stage.systemTransitionTime)
      #expect(own.calls == ["animatorFor pop", "willShow First", "didShow First"])
    }
  }
}
