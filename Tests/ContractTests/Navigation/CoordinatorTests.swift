import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct CoordinatorTests {
    @Test(
      "D54: its completion comes after the screens have changed, in both outcomes",
      arguments: [true, false]
    )
    func completion(completes: Bool) async {
      let stage = await NavigationStage(.held)

      let calls = await stage.calls {
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
          // Whether it was canceled is sometimes forgotten by now; that it was not, never.
          stage.journal.note("completion")
          if completes { #expect(!$0.isCancelled) }
        }
        await stage.stage.advance(by: 0.1)
        await stage.settle(toward: completes ? .end : .start)
      }

      #expect(
        calls.hasInOrder(
          "complete \(completes)",
          completes ? "B.didAppear" : "A.didAppear",
          "completion"
        )
      )
      #expect(calls.filter { $0 == "completion" }.count == 1)
    }

    @Test("D55: every change of the interaction is told, and the first end once")
    func changes() async {
      let stage = await NavigationStage(.running)
      stage.navigation.pushViewController(stage.screen("B"), animated: true)
      let coordinator = stage.navigation.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges {
        stage.journal.note($0.isInteractive ? "held" : "released, canceled \($0.isCancelled)")
      }
      coordinator?.notifyWhenInteractionEnds { _ in stage.journal.note("ends") }

      let calls = await stage.calls {
        await stage.stage.advance(by: 0.2)
        stage.fade.grab()
        stage.fade.release(toward: .end)
        await stage.stage.advance(by: 0.1)
        stage.fade.grab()
        await stage.settle(toward: .start)
      }

      #expect(
        calls.filter { $0.hasPrefix("held") || $0.hasPrefix("released") } == [
          "held", "released, canceled false", "held", "released, canceled true",
        ]
      )
      #expect(calls.hasInOrder("released, canceled true", "B.willDisappear", "B.didDisappear"))
      #expect(calls.hasInOrder("released, canceled true", "A.willAppear", "A.didAppear"))
      #expect(
        calls.hasInOrder("ends", "held", "released, canceled true")
          && calls.count { $0 == "ends" } == 1
      )
    }

    @Test("D56: what the coordinator knows of the interaction")
    func interaction() async throws {
      let stage = await NavigationStage(.held)
      _ = await stage.pushing("B")
      let coordinator = try #require(stage.navigation.transitionCoordinator)

      #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
      #expect(coordinator.isInterruptible && coordinator.isAnimated)
      #expect(coordinator.transitionDuration == 1)
      stage.fade.scrub(to: 0.4)
      stage.fade.release(toward: .end)
      #expect(!coordinator.isInteractive && coordinator.initiallyInteractive)
      #expect(coordinator.percentComplete.isAbout(0.4, within: 0.01))
      await stage.settle()
    }

    @Test("D57: everybody who takes part has it in viewWillAppear, and nobody afterwards")
    func participants() async {
      let stage = await NavigationStage()
      let b = stage.screen("B")
      let child = UIViewController()
      b.addChild(child)
      var had: [Bool] = []
      b.onCall = { [weak b] call in
        guard call == "willAppear" else { return }
        had = [b, child, stage.a, stage.navigation].map { $0?.transitionCoordinator != nil }
      }

      stage.navigation.pushViewController(b, animated: true)
      await stage.settle()

      #expect(had == [true, true, true, true])
      #expect(b.transitionCoordinator == nil && stage.navigation.transitionCoordinator == nil)
    }

    @Test("D53: what comes too late to go along is done at once, and isn't queued")
    func tooLate() async {
      let stage = await NavigationStage()
      let b = stage.screen("B")
      var isQueued: Bool?
      var isDone = false
      b.onCall = { [weak b] call in
        guard call == "didAppear" else { return }
        isQueued = b?.transitionCoordinator?.animate(
          alongsideTransition: { _ in isDone = true },
          completion: nil
        )
      }

      stage.navigation.pushViewController(b, animated: true)
      await stage.settle()

      #expect(isQueued == false && isDone)
    }
  }
}
