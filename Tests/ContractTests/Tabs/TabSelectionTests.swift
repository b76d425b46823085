import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct TabSelectionTests {
    @Test("D44: selection by code asks for the animator, and not whether it may")
    func code() async {
      let stage = await TabStage()

      let calls = await stage.calls {
        await stage.selectB()
        await stage.settle()
      }

      #expect(calls.filter { $0 == "ask for animator, A to B" }.count == 1)
      #expect(calls.hasInOrder("ask for animator, A to B", "animateTransition", "complete true"))
      #expect(!calls.contains { $0.hasPrefix("shouldSelect") || $0.hasPrefix("didSelect") })
      #expect(stage.b.view.window === stage.stage.window && stage.isOver)
    }

    @Test("D45: the new screen hears first that it will appear", arguments: [true, false])
    func order(isAnimated: Bool) async {
      let stage = await TabStage()
      if !isAnimated { stage.delegate.animator = nil }

      let calls = await stage.calls {
        await stage.selectB()
        await stage.settle()
      }

      let heard = calls.of("A", "B").filter { $0 != "B.viewDidLoad" }
      #expect(heard.prefix(2) == ["B.willAppear", "A.willDisappear"])
      // Which of the two comes first is uncertain.
      #expect(Set(heard.dropFirst(2)) == ["A.didDisappear", "B.didAppear"])
      #expect(heard.count == 4)
    }

    @Test("D45: every screen stays a child, and none of them moves to or from the parent")
    func children() async {
      let stage = await TabStage()
      var moving: [String] = []
      for screen in [stage.a, stage.b] {
        screen.onCall = { [weak screen] call in
          guard let screen, screen.isMovingToParent || screen.isMovingFromParent else { return }
          moving.append("\(screen.title ?? "").\(call)")
        }
      }

      await stage.selectB()
      await stage.settle()

      #expect(moving.isEmpty)
      #expect(stage.a.parent === stage.tabs && stage.b.parent === stage.tabs)
      #expect(stage.a.view.window == nil && stage.b.view.window === stage.stage.window)
    }

    @Test("D46: the selection changes inside the call")
    func atOnce() async {
      let stage = await TabStage()

      stage.tabs.selectedIndex = 1

      #expect(stage.tabs.selectedIndex == 1)
      #expect(stage.tabs.selectedViewController === stage.b)
      await stage.settle()
      #expect(stage.tabs.selectedIndex == 1)
    }

    @Test("D46: a canceled transition takes the selection back")
    func cancelled() async {
      let (stage, driver) = await TabStage.driven()
      driver.update(0.4)
      await stage.stage.advance(by: 0.1)
      #expect(stage.tabs.selectedIndex == 1)

      let calls = await stage.calls {
        driver.cancel()
        await stage.settle()
      }

      #expect(stage.tabs.selectedIndex == 0)
      #expect(stage.tabs.tabBar.selectedItem === stage.a.tabBarItem)
      #expect(calls.of("A") == ["A.willAppear", "A.didAppear"])
      #expect(calls.of("B") == ["B.willDisappear", "B.didDisappear"])
      #expect(stage.a.view.window === stage.stage.window && stage.b.view.window == nil)
    }
  }
}
