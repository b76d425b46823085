import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct CancelTests {
    @Test("E1, E4, E5, D20, D21: a canceled pop ends where it began")
    func pop() async {
      let stage = await NavigationStage()
      let b = await stage.pushed("B")
      stage.fade.start = .held

      let started = await stage.calls {
        stage.navigation.popViewController(animated: true)
        await stage.stage.advance(by: 0.1)
        stage.fade.scrub(to: 0.5)
      }
      let cancelled = await stage.calls {
        await stage.settle(toward: .start)
      }

      #expect(started.hasInOrder("B.willDisappear", "A.willAppear"))
      #expect(cancelled.of("A") == ["A.willDisappear", "A.didDisappear"])
      #expect(cancelled.of("B") == ["B.willAppear", "B.didAppear"])
      #expect(!cancelled.contains { $0.hasPrefix("willShow") || $0.hasPrefix("didShow A") })
      #expect(stage.titles == ["A", "B"] && stage.navigation.topViewController === b)
      #expect(b.parent === stage.navigation && b.view.window === stage.stage.window)
      #expect(stage.a.viewIfLoaded?.window == nil)
    }

    @Test("E2, E6, D21: a canceled push leaves nothing behind")
    func push() async {
      let stage = await NavigationStage(.running)
      let b = await stage.pushing("B")

      let calls = await stage.calls {
        stage.fade.grab()
        await stage.settle(toward: .start)
      }

      #expect(calls.of("A") == ["A.willAppear", "A.didAppear"])
      #expect(calls.hasInOrder("B.willDisappear", "B.didDisappear"))
      #expect(!calls.contains("B.didAppear"))
      #expect(stage.titles == ["A"] && b.parent == nil)
      #expect(b.view.window == nil && stage.a.view.window === stage.stage.window)
    }

    @Test("E7: after a canceled pop the screen is not told that it left")
    func noLeaving() async {
      let stage = await NavigationStage()
      let b = await stage.pushed("B")
      stage.fade.start = .held

      let calls = await stage.calls {
        stage.navigation.popViewController(animated: true)
        await stage.stage.advance(by: 0.1)
        await stage.settle(toward: .start)
      }

      #expect(calls.contains("B.willLeave") && !calls.contains("B.didLeave"))
      #expect(b.parent === stage.navigation)
    }

    @Test("E5, D21: after a canceled pop the next one works")
    func again() async {
      let stage = await NavigationStage()
      let b = await stage.pushed("B")
      stage.fade.start = .held
      for position in [UIViewAnimatingPosition.start, .end] {
        stage.navigation.popViewController(animated: true)
        await stage.stage.advance(by: 0.1)
        stage.fade.scrub(to: 0.5)
        await stage.settle(toward: position)
      }

      #expect(stage.titles == ["A"])
      #expect(b.view.window == nil && stage.a.view.window === stage.stage.window)
    }

    @Test("D8: a pop that is canceled, caught again and finished shows the bar of its target")
    func cancelThenFinish() async {
      let stage = await NavigationStage()
      _ = await stage.pushed("B")
      stage.fade.start = .running
      stage.navigation.popViewController(animated: true)
      await stage.stage.advance(by: 0.4)

      stage.fade.grab()
      stage.fade.release(toward: .start)
      await stage.stage.advance(by: 0.1)
      stage.fade.grab()
      await stage.settle(toward: .end)

      #expect(stage.titles == ["A"])
      // D69: a bar that has kept the old items has the new ones now.
      stage.navigation.setViewControllers(stage.navigation.viewControllers, animated: false)
      #expect(stage.navigation.navigationBar.items?.map(\.title) == ["A"])
    }
  }
}
