import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// What isn't served says so, once, and what to do instead.
@MainActor @Suite(.serialized) struct MisuseServiceTests {
  @Test("Tabs that nobody installed")
  func tabsNotInstalled() {
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen("A"), Screen("B")]
    let transition = InterruptibleTransition()
    let stage = Stage(transition) { tabs }
    let console = HeadlessConsole()

    transition.select(tabs.viewControllers?.last ?? tabs, in: tabs)
    stage.advance(by: 2)

    #expect(console.texts.count == 1)
    #expect(console.texts.allSatisfy { $0.hasPrefix("UITabBarController doesn't use") })
  }

  @Test("A delegate that is replaced later, noticed with the next touch")
  func replacedDelegate() {
    let stage = ContainerStage(.navigation)
    stage.showSecond()
    let own = OwnDelegate()
    stage.navigation?.delegate = own
    let console = HeadlessConsole()

    stage.touchDown(at: CGPoint(x: 200, y: 400))
    stage.lift()
    stage.touchDown(at: CGPoint(x: 200, y: 400))
    stage.lift()

    let expected =
      "The delegate of UINavigationController is OwnDelegate now, so its transitions can't be caught. Assign the app's delegate before install(on:), or to navigationDelegate."
    #expect(console.texts == [expected])
    stage.navigation?.delegate = stage.transition
    stage.ask(forward: false)
    stage.settle()
    stage.navigation?.delegate = own
    stage.ask(forward: true)
    stage.advance(by: 8)
    #expect(console.texts == [expected, expected])
  }

  @Test("Controllers of the framework whose object is uninstalled are UIKit's, without a word")
  func uninstalledSubclass() {
    let navigation = InterruptibleNavigationController(rootViewController: Screen("A"))
    let tabs = InterruptibleTabBarController()
    tabs.viewControllers = [navigation, Screen("B")]
    let stage = Stage(navigation.transition) { tabs }
    let console = HeadlessConsole()

    navigation.transition.uninstall()
    tabs.transition.uninstall()
    navigation.pushViewController(Screen("C"), animated: true)
    stage.advance(by: 2)
    tabs.selectedIndex = 1
    stage.advance(by: 2)

    #expect(navigation.viewControllers.count == 2 && tabs.selectedIndex == 1)
    #expect(console.texts == [])
  }

  @Test("A delegate of tabs that is taken away")
  func removedDelegate() {
    let stage = ContainerStage(.tabs)
    stage.tabs?.delegate = nil
    let console = HeadlessConsole()

    stage.ask(forward: true)
    stage.settle()

    #expect(
      console.texts == [
        "The delegate of UITabBarController is nil now, so its transitions can't be caught. Assign the app's delegate before install(on:), or to tabBarDelegate."
      ]
    )
  }

  @Test("A card that somebody else presents is dismissed without a word")
  func othersCard() {
    let stage = ContainerStage(.custom)
    stage.second.transitioningDelegate = nil
    stage.second.modalPresentationStyle = .formSheet
    stage.first.present(stage.second, animated: true)
    stage.advance(by: 5)
    let console = HeadlessConsole()

    stage.transition.dismiss(stage.second)
    stage.advance(by: 5)

    #expect(!stage.showsSecond)
    #expect(console.texts == [])
  }

  @Test("An object that is gone at once", arguments: [true, false])
  func goneAtOnce(isStack: Bool) {
    let expected =
      "A transition object was released right after it was assigned as a delegate. Keep a reference to it, or use install(on:), which keeps it."
    let console = HeadlessConsole()
    let (navigation, tabs) = (UINavigationController(), UITabBarController())
    navigation.setViewControllers([Screen("A")], animated: false)
    tabs.viewControllers = [Screen("A"), Screen("B")]
    let stage = Stage { isStack ? navigation : tabs }
    do {
      let transition = InterruptibleTransition(.slide)
      if isStack { navigation.delegate = transition } else { tabs.delegate = transition }
    }
    stage.advance(by: 1)

    #expect(console.texts == [expected])
    #expect(console.messages.map(\.level) == ["error"])
  }

  @Test("An object that goes with its controllers, or was never assigned, says nothing")
  func goneLater() {
    let console = HeadlessConsole()
    _ = InterruptibleTransition(.slide)
    _ = InterruptibleNavigationController(rootViewController: Screen("A"))
    _ = InterruptibleTabBarController()
    do {
      let navigation = InterruptibleNavigationController(rootViewController: Screen("A"))
      let stage = Stage { navigation }
      stage.advance(by: 0.1)
      stage.window.rootViewController = nil
    }
    HeadlessScreen.reset()
    for isShownFirst in [true, false] {
      do {
        let transition = InterruptibleTransition(.slide)
        let navigation = UINavigationController(rootViewController: Screen("A"))
        if !isShownFirst { navigation.delegate = transition }
        let stage = Stage { navigation }
        if isShownFirst { navigation.delegate = transition }
        stage.advance(by: 2)
        stage.window.rootViewController = nil
      }
      HeadlessScreen.reset()
    }

    #expect(console.texts == [])
  }

  @Test(
    "A sheet whose style nobody has chosen",
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .fullScreen, .custom,
    ]
  )
  func sheet(style: UIModalPresentationStyle) {
    let stage = ContainerStage(.custom)
    let console = HeadlessConsole()
    stage.second.modalPresentationStyle = style

    for _ in 0..<2 {
      stage.goForward()
      stage.advance(by: 5)
      stage.goBack()
      stage.advance(by: 5)
    }

    let isUnchosen = style == .automatic || style == .pageSheet
    let expected =
      "Screen is presented as a sheet, which the system animates. Set its modalPresentationStyle to custom or fullScreen, or call present(_:from:)."
    #expect(console.texts == (isUnchosen ? [expected] : []))
  }

  @Test("UIKit's own pop during a push or a pop on a stack of UIKit's")
  func plainPop() {
    for isPush in [true, false] {
      let stage = NavigationStage()
      if !isPush {
        stage.navigation.setViewControllers(
          [stage.first, stage.second, Screen("Third")],
          animated: false
        )
        stage.advance(by: 0.1)
      }
      let console = HeadlessConsole()
      if isPush { stage.push() } else { stage.navigation.popViewController(animated: true) }
      stage.advance(by: 0.1)
      stage.navigation.popViewController(animated: true)
      stage.settle()
      stage.settle()

      #expect(stage.stack == ["First"])
      #expect(
        console.texts == [
          "UIKit popped Screen as soon as UINavigationController had shown it, because a plain pop waits for the end of a transition. Call pop(from:), which reverses a push and speeds up anything else."
        ]
      )
      #expect(console.messages.map(\.level) == ["notice"])
    }
  }

  @Test("A pop by the object, by a gesture, or later says nothing")
  func otherPops() {
    let stage = NavigationStage()
    let console = HeadlessConsole()
    stage.push(andAdvance: 0.1)
    stage.transition.pop(from: stage.navigation)
    stage.settle()
    stage.push()
    stage.settle()
    stage.navigation.popViewController(animated: true)
    stage.settle()
    stage.push(andAdvance: 0.1)
    stage.transition.pop(from: stage.navigation, animated: false)
    stage.settle()

    #expect(stage.stack == ["First"])
    #expect(console.texts == [])
  }

  @Test(
    "An effect that leaves its mask on a screen",
    arguments: ContainerKind.allCases,
    [true, false]
  )
  func mask(kind: ContainerKind, isLeft: Bool) {
    let stage = ContainerStage(kind)
    let screen = stage.second
    let console = HeadlessConsole()
    stage.transition.effect = MeddlingEffect(
      onPrepare: { screen.view.mask = UIView(frame: screen.view.bounds) },
      onCleanUp: { if !isLeft { screen.view.mask = nil } }
    )
    stage.goForward()
    stage.settle()

    #expect(
      console.texts
        == (isLeft
          ? [
            "MeddlingEffect left its mask on a screen, which stays masked. Remove it in cleanUp(_:at:)."
          ] : [])
    )
  }

  @Test("A mask that the app gives a screen is its own affair")
  func ownMask() {
    let stage = NavigationStage()
    let console = HeadlessConsole()
    stage.first.view.mask = UIView(frame: stage.first.view.bounds)
    stage.push(andAdvance: 0.1)
    stage.second.view.mask = UIView(frame: stage.second.view.bounds)
    stage.settle()

    #expect(console.texts == [])
  }

  @Test("An old animator that is left in an app's delegate is named once")
  func oldAnimators() {
    for kind in [ContainerKind.navigation, .tabs, .custom] {
      let stage = ContainerStage(kind)
      let old = OldDelegate()
      stage.transition.navigationDelegate = old
      stage.transition.tabBarDelegate = old
      stage.transition.transitioningDelegate = old
      let console = HeadlessConsole()

      stage.goForward()
      stage.advance(by: 1)
      stage.goBack()
      stage.advance(by: 1)

      let name = String(describing: type(of: kind.isPresentation ? stage.second : stage.root))
      #expect(
        console.texts == [
          "The app's own delegate for \(name) returned the animator QuickFade, whose transition can't be caught. Return nil there."
        ]
      )
    }
  }

  private final class OldDelegate: NSObject, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UIViewControllerTransitioningDelegate
  {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { QuickFade() }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { QuickFade() }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { QuickFade() }
  }

  @Test("Another object of the framework is no old animator")
  func otherObject() {
    let stage = ContainerStage(.custom)
    let other = InterruptibleTransition(.cover)
    stage.second.transitioningDelegate = other
    let console = HeadlessConsole()

    stage.ask(forward: true)
    stage.settle()
    stage.advance(by: 2)

    #expect(stage.showsSecond)
    #expect(console.texts == [])
  }
}
