import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct OrderTests {
    @Test("D18, D19, E7: a push calls everybody in order")
    func push() async {
      let stage = await NavigationStage()
      let b = stage.screen("B")

      let asked = await stage.calls { stage.navigation.pushViewController(b, animated: true) }
      let started = await stage.calls { await stage.stage.advance(by: 0.3) }
      let ended = await stage.calls { await stage.settle() }

      #expect(asked.of("A", "B") == ["B.willJoin"])
      #expect(
        started.hasInOrder(
          "B.viewDidLoad",
          "A.willDisappear",
          "B.willAppear",
          "animateTransition",
          "interruptibleAnimator"
        )
      )
      #expect(started.hasInOrder("B.viewDidLoad", "willShow B", "animateTransition"))
      #expect(ended.first == "complete true")
      for (one, other) in [
        ("A.didDisappear", "didShow B"), ("B.didAppear", "didShow B"), ("B.didAppear", "B.didJoin"),
      ] {
        #expect(ended.hasInOrder(one, other))
      }
    }

    @Test("D18, E7: a pop calls everybody in order, and the popped screen hears that it left")
    func pop() async {
      let stage = await NavigationStage()
      let b = await stage.pushed("B")

      let asked = await stage.calls { stage.navigation.popViewController(animated: true) }
      let rest = await stage.calls { await stage.settle() }

      #expect(asked.of("A", "B") == ["B.willLeave"])
      #expect(rest.hasInOrder("B.willDisappear", "A.willAppear", "animateTransition"))
      #expect(rest.hasInOrder("complete true", "A.didAppear", "didShow A"))
      #expect(rest.hasInOrder("complete true", "B.didDisappear", "B.didLeave"))
      #expect(b.viewIfLoaded?.window == nil)
    }

    @Test("D17: the delegate is asked once for its animator, before anything appears or starts")
    func question() async throws {
      let stage = await NavigationStage(.running)

      let calls = await stage.calls { _ = await stage.pushing("B") }

      #expect(calls.filter { $0 == "ask for animator, push" }.count == 1)
      #expect(calls.hasInOrder("ask for animator, push", "startInteractiveTransition"))
      #expect(calls.hasInOrder("ask for animator, push", "A.willDisappear"))
      await stage.settle()
    }

    @Test("D27: a change without animation keeps the order, and asks for no animator")
    func withoutAnimation() async {
      let stage = await NavigationStage()

      let calls = await stage.calls { _ = await stage.pushed("B") }

      #expect(!calls.contains { $0.hasPrefix("ask") || $0 == "animateTransition" })
      #expect(calls.hasInOrder("A.willDisappear", "B.willAppear", "A.didDisappear"))
      #expect(calls.hasInOrder("B.willAppear", "B.didAppear", "didShow B"))
    }

    @Test("E6: moving to and from the parent is said in the screen's own callbacks alone")
    func movingFlags() async {
      let stage = await NavigationStage()
      let b = stage.screen("B")
      var joining: [String] = []
      var leaving: [String] = []
      for screen in [stage.a, b] {
        screen.onCall = { [weak screen] call in
          guard let screen, call.hasSuffix("ppear") else { return }
          if screen.isMovingToParent { joining.append("\(screen.title ?? "").\(call)") }
          if screen.isMovingFromParent { leaving.append("\(screen.title ?? "").\(call)") }
        }
      }

      stage.navigation.pushViewController(b, animated: true)
      await stage.settle()
      stage.navigation.popViewController(animated: true)
      await stage.settle()

      #expect(joining == ["B.willAppear", "B.didAppear"])
      #expect(leaving == ["B.willDisappear", "B.didDisappear"])
    }

    @Test("E8: a screen that is appearing is in the window, with its size, after willAppear")
    func appearing() async {
      let stage = await NavigationStage()
      let b = stage.screen("B")
      var order: [String] = []
      var isReady = false
      b.onCall = { [weak b] call in
        order.append(call)
        guard call == "isAppearing", let view = b?.viewIfLoaded else { return }
        isReady = view.window != nil && view.bounds.size == stage.a.view.bounds.size
      }

      stage.navigation.pushViewController(b, animated: true)
      await stage.settle()

      #expect(isReady)
      #expect(order.hasInOrder("willAppear", "isAppearing", "didAppear"))
    }
  }
}
