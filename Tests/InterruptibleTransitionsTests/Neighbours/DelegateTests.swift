import InterruptibleTransitions
import Testing
import UIKit

/// An app's own delegates hear and decide as if they were UIKit's.
@MainActor @Suite(.serialized) struct DelegateTests {
  @Test("A navigation delegate of the app's hears of every screen, whenever it is set")
  func navigation() {
    let stage = ContainerStage(.navigation)
    let own = OwnDelegate()

    stage.transition.navigationDelegate = own
    stage.goForward()
    stage.settle()

    #expect(own.calls == ["animatorFor push", "willShow Second", "didShow Second"])
    stage.transition.navigationDelegate = nil
    stage.goBack()
    stage.settle()
    #expect(own.calls.count == 3)
    #expect(!stage.showsSecond)
  }

  @Test("An animator of the app's own runs, and the gesture steps aside for it")
  func ownAnimator() {
    let stage = ContainerStage(.navigation)
    let own = OwnDelegate()
    own.animator = QuickFade()
    stage.transition.navigationDelegate = own

    stage.goForward()
    stage.advance(by: 0.1)

    #expect(stage.transition.phase == .idle)
    stage.advance(by: 0.5)
    #expect(stage.showsSecond)
    stage.touchDown(at: stage.start(along: stage.wayBack))
    stage.drag(along: stage.wayBack, by: 0.6, frames: 20)
    stage.lift()
    stage.advance(by: 1)
    #expect(!stage.showsSecond)
    #expect(stage.transition.phase == .idle)
  }

  @Test("A tab bar delegate of the app's is asked and told")
  func tabs() {
    let stage = ContainerStage(.tabs)
    let own = OwnDelegate()
    stage.transition.tabBarDelegate = own
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen("X"), Screen("Y")]

    let maySelect = stage.transition.tabBarController(tabs, shouldSelect: tabs.viewControllers![0])
    stage.transition.tabBarController(tabs, didSelect: tabs.viewControllers![0])

    #expect(!maySelect)
    #expect(own.calls == ["shouldSelect X", "didSelect X"])
  }

  @Test("A tap on a tab in flight turns the transition round, and one on the same does nothing")
  func tabTaps() {
    let stage = ContainerStage(.tabs)
    let tabs = stage.tabs!
    stage.goForward()
    stage.advance(by: 0.1)

    #expect(!stage.transition.tabBarController(tabs, shouldSelect: stage.second))
    #expect(stage.transition.phase == .settling(toward: .end))
    #expect(!stage.transition.tabBarController(tabs, shouldSelect: stage.first))
    #expect(stage.transition.phase == .settling(toward: .start))
    stage.settle()

    #expect(!stage.showsSecond)
    #expect(stage.transition.tabBarController(tabs, shouldSelect: stage.second))
  }

  @Test("A transitioning delegate of the app's makes the presentation controller")
  func presentation() {
    let stage = ContainerStage(.custom)
    let own = OwnDelegate()
    stage.transition.transitioningDelegate = own

    stage.goForward()
    stage.settle()

    #expect(stage.second.presentationController is CardPresentation)
    #expect(stage.second.view.frame.minY == 213)
    #expect(own.calls == ["presentationController", "animatorForPresented"])
  }

  @Test("Installed and uninstalled, the delegate is the app's own again, and no recogniser is left")
  func uninstalled() {
    HeadlessScreen.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: Screen("First"))
    let own = OwnDelegate()
    navigation.delegate = own
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)
    let before = navigation.view.gestureRecognizers?.count ?? 0
    let transition = InterruptibleTransition(.slide)

    transition.install(on: navigation)
    #expect(navigation.delegate === transition)
    #expect(transition.navigationDelegate === own)
    #expect((navigation.view.gestureRecognizers?.count ?? 0) == before + 4)
    navigation.pushViewController(Screen("Second"), animated: true)
    HeadlessClock.advance(by: 0.1)
    transition.uninstall()

    #expect(navigation.delegate === own)
    #expect((navigation.view.gestureRecognizers?.count ?? 0) == before)
    #expect(transition.phase == .idle)
    HeadlessClock.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    #expect(own.calls.last == "didShow Second")
  }

  @Test("An object that is given itself says so")
  func itself() async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let transition = InterruptibleTransition()
        transition.navigationDelegate = transition
      }
    }
    let said = output.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(said.contains("assign the app's own delegate"))
  }

  @Test("Once the delegate is another object, ours lets gestures and transitions alone")
  func replaced() {
    let stage = ContainerStage(.navigation)
    stage.showSecond()
    let own = OwnDelegate()
    stage.navigation?.delegate = own

    stage.goBack()
    stage.advance(by: 0.1)

    #expect(stage.transition.phase == .idle)
    // Under some readings of UIKit its own push takes seconds.
    stage.advance(by: 8)
    #expect(own.calls == ["animatorFor pop", "willShow First", "didShow First"])
  }
}
