import Testing
import UIKit

@MainActor @Suite(.serialized) struct NavigationStackTests {
  @Test("D14: the stack changes inside the call")
  func stackChangesAtOnce() {
    let stage = NavigationStage()
    let b = Screen("B")

    stage.navigation.pushViewController(b, animated: true)

    #expect(stage.titles() == ["A", "B"])
    #expect(stage.navigation.topViewController === b)
    stage.settle()
    #expect(stage.navigation.popViewController(animated: true) === b)
    #expect(stage.titles() == ["A"])
  }

  @Test("D15: the transition starts in the next layout of the controller's view")
  func startsInLayout() {
    let stage = NavigationStage()
    let b = Screen("B")

    stage.navigation.pushViewController(b, animated: true)
    #expect(!b.isViewLoaded)
    stage.navigation.view.layoutIfNeeded()

    #expect(b.isViewLoaded)
    #expect(b.view.window === stage.window)
  }

  @Test("D16: the coordinator is there at once, for animated changes alone")
  func coordinatorAtOnce() {
    let stage = NavigationStage()

    stage.navigation.pushViewController(Screen("B"), animated: true)
    #expect(stage.navigation.transitionCoordinator != nil)
    #expect(stage.a.transitionCoordinator != nil)
    stage.settle()
    #expect(stage.navigation.transitionCoordinator == nil)

    stage.navigation.pushViewController(Screen("C"), animated: false)
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test("D16: without a window nothing is animated")
  func noWindow() {
    HeadlessScreen.reset()
    let a = Screen("A")
    let navigation = UINavigationController(rootViewController: a)
    let b = Screen("B")

    navigation.pushViewController(b, animated: true)
    HeadlessClock.advance(by: 1)

    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.topViewController === b)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    HeadlessClock.endTurn()
    #expect(HeadlessLog.texts.appearances.of("A").isEmpty)
    #expect(
      HeadlessLog.texts.appearances.of("B") == [
        "B.viewWillAppear(false)", "B.viewDidAppear(false)",
      ]
    )
  }

  @Test("D25: popping at the root is nothing")
  func popAtRoot() {
    let stage = NavigationStage()

    #expect(stage.navigation.popViewController(animated: true) == nil)
    #expect(stage.navigation.popToRootViewController(animated: true) == nil)
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test("D25: popping several screens is one transition, from the top to the target")
  func popSeveral() {
    let stage = NavigationStage()
    let b = stage.push("B")
    let c = stage.push("C")

    let calls = stage.calls {
      #expect(stage.navigation.popToRootViewController(animated: true) == [b, c])
      stage.settle()
    }

    #expect(calls.appearances.of("B").isEmpty)
    #expect(
      calls.appearances == [
        "C.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "C.viewDidDisappear(true)", "A.viewDidAppear(true)",
      ]
    )
    #expect(b.parent == nil && c.parent == nil)
  }

  @Test(
    "D26: a new top is pushed, an old one popped to, the same one stays",
    arguments: [("AC", "push"), ("A", "pop"), ("CB", nil)]
  )
  func setting(stack: String, operation: String?) {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    let screens = ["A": stage.a, "B": stage.push("B"), "C": Screen("C")]

    let calls = stage.calls {
      stage.navigation.setViewControllers(
        stack.compactMap { screens[String($0)] },
        animated: true
      )
      stage.settle()
    }

    let asked = calls.first { $0.contains("animationControllerFor") }
    #expect(asked?.contains(operation ?? "nothing") == (operation == nil ? nil : true))
    #expect(stage.titles() == stack.map { String($0) })
  }

  @Test("D23: a push during a transition is warned of, and made when that is over")
  func nestedPush() {
    let stage = NavigationStage()

    let calls = stage.calls {
      stage.navigation.pushViewController(Screen("B"), animated: true)
      HeadlessClock.advance(by: 0.1)
      stage.navigation.pushViewController(Screen("C"), animated: true)
    }

    #expect(calls.last == "nested push animation can result in corrupted navigation bar")
    #expect(stage.titles() == ["A", "B"])
    stage.settle()
    #expect(stage.titles() == ["A", "B", "C"])
    #expect(stage.navigation.visibleViewController?.viewIfLoaded?.window === stage.window)
  }

  @Test(
    "D23: several calls during a transition are made one after the other, each on the last's stack"
  )
  func nestedCalls() {
    let stage = NavigationStage()
    let c = Screen("C")

    stage.navigation.pushViewController(Screen("B"), animated: true)
    stage.navigation.pushViewController(c, animated: true)
    #expect(stage.navigation.popViewController(animated: true) === c)
    stage.navigation.pushViewController(Screen("D"), animated: false)
    HeadlessClock.advance(by: 4)

    #expect(stage.titles() == ["A", "B", "D"])
    #expect(
      HeadlessLog.texts.appearances.suffix(4) == [
        "B.viewWillDisappear(false)", "D.viewWillAppear(false)",
        "B.viewDidDisappear(false)", "D.viewDidAppear(false)",
      ]
    )
  }

  @Test("A change that waits for layout while its controller goes is shown when that comes back")
  func goneBeforeLayout() {
    let stage = NavigationStage()
    var completions = 0

    stage.navigation.pushViewController(Screen("B"), animated: true)
    stage.navigation.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { _ in completions += 1 }
    )
    stage.navigation.pushViewController(Screen("C"), animated: false)
    stage.window.rootViewController = nil
    HeadlessClock.endTurn()
    stage.window.rootViewController = stage.navigation
    stage.settle()

    #expect(stage.titles() == ["A", "B", "C"])
    #expect(completions == 1)
    #expect(HeadlessLog.texts.last == "C.didMove(toParent: Nav)")
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test("Several changes without animation before layout are shown as one")
  func merging() {
    let stage = NavigationStage()
    let (b, c) = (Screen("B"), Screen("C"))

    let calls = stage.calls {
      stage.navigation.pushViewController(b, animated: false)
      stage.navigation.pushViewController(c, animated: false)
      stage.navigation.popViewController(animated: false)
      HeadlessClock.endTurn()
    }

    #expect(stage.titles() == ["A", "B"])
    #expect(calls.appearances.of("C").isEmpty && c.parent == nil)
    #expect(calls.of("C").last == "C.didMove(toParent: nil)")
    #expect(b.view.window === stage.window)
  }

  @Test("D24: pushing what is on the stack already ends the process")
  func pushTwice() async {
    let end = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = NavigationStage()
        stage.navigation.pushViewController(stage.a, animated: false)
      }
    }
    #expect(end?.says("is on the stack already") == true)
  }

  @Test("Screens reach under the bar, and their safe area does not")
  func safeArea() {
    let stage = NavigationStage()

    #expect(stage.a.view.frame == UIScreen.main.bounds)
    #expect(stage.a.view.safeAreaInsets.top == 103)
    stage.navigation.isNavigationBarHidden = true
    HeadlessClock.endTurn()
    #expect(stage.a.view.safeAreaInsets.top == 59)
    #expect(stage.navigation.navigationBar.isHidden)
  }
}
