import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct PresentationOrderTests {
    @Test(
      "D33: presentation controller, animation controller, and only then interaction controller"
    )
    func questions() async {
      let stage = await PresentationStage()

      let asked = await stage.calls { _ = await stage.presenting("B", .custom) }
      await stage.settle()

      #expect(
        asked.filter { $0.hasPrefix("ask") } == [
          "ask for presentation controller", "ask for animator, present", "ask for interactor",
        ]
      )
    }

    @Test("D33, D1: without an animation controller nobody is asked for an interaction controller")
    func stock() async {
      let stage = await PresentationStage(.running)
      stage.fade.isStock = true

      let asked = await stage.calls {
        let b = await stage.presenting("B", .overFullScreen)
        // The stock motions last as long as the spring of the system takes to settle.
        await stage.stage.advance(by: 4)
        await stage.dismiss(b)
        await stage.stage.advance(by: 4)
      }

      #expect(
        asked.filter { $0.hasPrefix("ask") } == [
          "ask for animator, present", "ask for animator, dismiss",
        ]
      )
    }

    @Test(
      "D34: the presentation controller is told before and after, and asked for its view between"
    )
    func hooks() async throws {
      let stage = await PresentationStage()
      stage.coverHalf()
      let b = stage.screen("B", .custom)

      let presenting = await stage.calls {
        stage.a.present(b, animated: true)
        await stage.settle()
      }
      let half = try #require(b.presentationController as? JournaledHalf)
      let dismissing = await stage.calls {
        await stage.dismiss(b)
        await stage.settle()
      }

      #expect(half.hadContainer && half.hadCoordinator)
      #expect(presenting.of("half").first == "half.willPresent")
      #expect(
        presenting.hasInOrder(
          "half.willPresent",
          "B.willAppear",
          "animateTransition",
          "complete true",
          "half.didPresent true"
        )
      )
      #expect(
        dismissing.hasInOrder(
          "half.willDismiss",
          "animateTransition",
          "complete true",
          "half.didDismiss true"
        )
      )
    }

    @Test("D34: the presentation controller is told what completeTransition is told")
    func flag() async {
      let stage = await PresentationStage(.held)
      stage.coverHalf()
      let cancelled = await stage.calls {
        _ = await stage.presenting("B", .custom)
        await stage.settle(toward: .start)
      }
      let b = await stage.presented("B", .custom)
      let kept = await stage.calls {
        await stage.dismiss(b)
        await stage.settle(toward: .start)
      }

      #expect(cancelled.hasInOrder("complete false", "half.didPresent false"))
      #expect(kept.hasInOrder("half.willDismiss", "complete false", "half.didDismiss false"))
    }

    @Test("D38: full screen, both controllers hear of it, each in its order")
    func fullScreen() async {
      let stage = await PresentationStage()
      let b = stage.screen("B", .fullScreen)

      let presenting = await stage.calls {
        stage.a.present(b, animated: true)
        await stage.settle()
      }
      let dismissing = await stage.calls {
        b.dismiss(animated: true)
        await stage.settle()
      }

      #expect(presenting.of("A") == ["A.willDisappear", "A.didDisappear"])
      #expect(presenting.of("B") == ["B.viewDidLoad", "B.willAppear", "B.didAppear"])
      #expect(presenting.hasInOrder("A.willDisappear", "B.willAppear", "animateTransition"))
      for call in ["A.didDisappear", "B.didAppear"] {
        #expect(presenting.hasInOrder("complete true", call))
      }
      #expect(dismissing.of("A") == ["A.willAppear", "A.didAppear"])
      #expect(dismissing.of("B") == ["B.willDisappear", "B.didDisappear"])
      #expect(dismissing.hasInOrder("B.willDisappear", "A.willAppear", "animateTransition"))
    }

    @Test(
      "D38, D35: where the presenter stays, only the presented controller hears of it",
      arguments: [
        UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .custom,
      ],
      [true, false]
    )
    func presenterStays(style: UIModalPresentationStyle, isStock: Bool) async {
      let stage = await PresentationStage()
      stage.fade.isStock = isStock
      let b = stage.screen("B", style)

      let calls = await stage.calls {
        stage.a.present(b, animated: true)
        await stage.stage.advance(by: 4)
        stage.a.dismiss(animated: true)
        await stage.stage.advance(by: 4)
      }

      #expect(calls.of("A").isEmpty)
      #expect(
        calls.of("B") == [
          "B.viewDidLoad", "B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear",
        ]
      )
    }

    @Test(
      "D39: completions run after the last appearance callback of the presented controller",
      arguments: [true, false]
    )
    func completions(animated: Bool) async {
      let stage = await PresentationStage()
      let b = stage.screen("B", .fullScreen)

      let calls = await stage.calls {
        stage.a.present(b, animated: animated) { stage.journal.note("presented") }
        await stage.settle()
        b.dismiss(animated: animated) { stage.journal.note("dismissed") }
        await stage.settle()
      }

      #expect(
        calls.hasInOrder(
          "B.didAppear",
          "presented",
          "B.willDisappear",
          "B.didDisappear",
          "dismissed"
        )
      )
      #expect(calls.count { $0 == "presented" || $0 == "dismissed" } == 2)
    }
  }
}
