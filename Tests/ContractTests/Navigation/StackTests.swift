import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct StackTests {
    @Test("D14: the stack changes inside the call or at the end, and not in between")
    func stack() async {
      let stage = await NavigationStage()
      let b = stage.screen("B")
      var during: [[String]] = []
      stage.a.onCall = { if $0 == "willDisappear" { during.append(stage.titles) } }

      stage.navigation.pushViewController(b, animated: true)

      let inside = stage.titles
      #expect(inside == ["A", "B"] || inside == ["A"])
      #expect(stage.navigation.topViewController?.title == inside.last)
      await stage.stage.advance(by: 0.3)
      #expect(during == [inside] && stage.titles == inside)
      await stage.settle()
      #expect(stage.titles == ["A", "B"] && stage.navigation.topViewController === b)
      #expect(stage.navigation.popViewController(animated: true) === b)
      await stage.settle()
      #expect(stage.titles == ["A"])
    }

    @Test("D15: the transition starts later than the call, in a layout of the controller's view")
    func deferred() async {
      let stage = await NavigationStage()
      let b = stage.screen("B")

      let inside = await stage.calls { stage.navigation.pushViewController(b, animated: true) }
      #expect(!inside.contains("animateTransition") && !inside.contains("B.willAppear"))
      let layout = await stage.calls { stage.navigation.view.layoutIfNeeded() }

      #expect(layout.contains("animateTransition"))
      await stage.settle()
    }

    @Test("D16: an animated change has a coordinator at once, and none when it is over")
    func coordinator() async {
      let stage = await NavigationStage()

      stage.navigation.pushViewController(stage.screen("B"), animated: true)
      #expect(stage.navigation.transitionCoordinator != nil)
      await stage.settle()
      #expect(stage.navigation.transitionCoordinator == nil)

      stage.navigation.pushViewController(stage.screen("C"), animated: false)
      #expect(stage.navigation.transitionCoordinator?.isAnimated ?? false == false)
      await stage.settle()
    }

    @Test(
      "D16: without a window nothing is animated, and what is covered before it is seen does not appear"
    )
    func noWindow() async {
      let stage = await Stage()
      let journal = Journal()
      let navigation = UINavigationController(rootViewController: JournaledScreen("A", journal))
      let b = JournaledScreen("B", journal)

      navigation.pushViewController(b, animated: true)
      #expect(navigation.transitionCoordinator?.isAnimated ?? false == false)
      #expect(navigation.topViewController === b)
      await stage.show(navigation)

      #expect(navigation.topViewController === b && b.view.window === stage.window)
      #expect(journal.calls.filter { $0.hasSuffix("ppear") } == ["B.willAppear", "B.didAppear"])
    }

    @Test("D22: a popped screen has no parent by its viewDidDisappear")
    func orphan() async {
      let stage = await NavigationStage()
      let b = await stage.pushed("B")
      var hasNavigation: [String: Bool] = [:]
      b.onCall = { [weak b] in hasNavigation[$0] = b?.navigationController != nil }

      stage.navigation.popViewController(animated: true)
      await stage.settle()

      #expect(hasNavigation["willDisappear"] == true)
      #expect(hasNavigation["didDisappear"] == false)
      #expect(b.parent == nil)
    }

    @Test("D23: a push during a transition loses nothing that is there, and comes after it")
    func nestedPush() async {
      let stage = await NavigationStage()
      let b = await stage.pushing("B")

      stage.navigation.pushViewController(stage.screen("C"), animated: true)
      await stage.settle()
      await stage.settle()

      #expect(stage.titles == ["A", "B", "C"])
      #expect(stage.navigation.topViewController?.viewIfLoaded?.window != nil)
      #expect(b.viewIfLoaded?.window == nil)
    }

    @Test("D25: popping at the root is nothing")
    func popAtRoot() async {
      let stage = await NavigationStage()

      #expect(stage.navigation.popViewController(animated: true) == nil)
      #expect(stage.titles == ["A"])
      #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test("D25: popping several screens is one transition, and those between hear nothing of it")
    func popSeveral() async {
      let stage = await NavigationStage()
      let b = await stage.pushed("B")
      let c = await stage.pushed("C")

      let calls = await stage.calls {
        #expect(stage.navigation.popToRootViewController(animated: true) == [b, c])
        await stage.settle()
      }

      #expect(!calls.contains { $0.hasPrefix("B.") && $0.hasSuffix("ppear") })
      #expect(calls.filter { $0.hasPrefix("ask for animator") } == ["ask for animator, pop"])
      #expect(b.parent == nil && c.parent == nil && stage.a.view.window != nil)
    }

    @Test(
      "D26: a new top is pushed, an old one popped to, the same one stays",
      arguments: [("AC", "ask for animator, push"), ("A", "ask for animator, pop"), ("CB", nil)]
    )
    func setting(stack: String, question: String?) async {
      let stage = await NavigationStage()
      let screens = ["A": stage.a, "B": await stage.pushed("B"), "C": stage.screen("C")]

      let calls = await stage.calls {
        stage.navigation.setViewControllers(
          stack.compactMap { screens[String($0)] },
          animated: true
        )
        await stage.settle()
      }

      #expect(calls.first { $0.hasPrefix("ask for animator") } == question)
      #expect(stage.titles == stack.map { String($0) })
    }

    @Test("D28: what is in the container is touched in an interruptible transition; the bar is not")
    func touches() async {
      let stage = await NavigationStage(.running)
      let b = await stage.pushing("B")
      let window = stage.stage.window

      let hit = window.hitTest(CGPoint(x: window.bounds.midX, y: window.bounds.midY), with: nil)

      #expect(hit?.isDescendant(of: b.view) == true)
      await stage.settle()
    }
  }
}
