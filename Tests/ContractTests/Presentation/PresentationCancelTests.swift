import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct PresentationCancelTests {
    @Test("E3, D43: a canceled presentation leaves nothing behind")
    func presentation() async throws {
      let stage = await PresentationStage(.held)
      let b = stage.screen("B", .fullScreen)

      let started = await stage.calls {
        stage.a.present(b, animated: true)
        await stage.stage.advance(by: 0.1)
        stage.fade.scrub(to: 0.5)
      }
      let container = try #require(stage.fade.context?.containerView)
      let cancelled = await stage.calls {
        await stage.settle(toward: .start)
      }

      #expect(started.hasInOrder("A.willDisappear", "B.willAppear"))
      #expect(cancelled.of("A") == ["A.willAppear", "A.didAppear"])
      #expect(cancelled.of("B") == ["B.willDisappear", "B.didDisappear"])
      #expect(stage.a.presentedViewController == nil && b.presentingViewController == nil)
      #expect(stage.a.view.window === stage.stage.window)
      #expect(b.view.window == nil && container.window == nil)
    }

    @Test("E3, D40: a canceled dismissal ends where it began")
    func dismissal() async {
      let stage = await PresentationStage(.held)
      let b = await stage.presented("B", .fullScreen)

      let started = await stage.calls {
        await stage.dismiss(b)
        stage.fade.scrub(to: 0.5)
      }
      let cancelled = await stage.calls {
        await stage.settle(toward: .start)
      }

      #expect(started.hasInOrder("B.willDisappear", "A.willAppear"))
      #expect(cancelled.of("A") == ["A.willDisappear", "A.didDisappear"])
      #expect(cancelled.of("B") == ["B.willAppear", "B.didAppear"])
      #expect(stage.a.presentedViewController === b && b.presentingViewController === stage.a)
      #expect(stage.a.view.window == nil && b.view.window === stage.stage.window)
    }

    @Test(
      "E3: where the presenter stays, a cancel is the presented controller's alone",
      arguments: [UIModalPresentationStyle.custom, .overFullScreen]
    )
    func presenterStays(style: UIModalPresentationStyle) async {
      let stage = await PresentationStage(.held)

      let presenting = await stage.calls {
        _ = await stage.presenting("B", style)
        await stage.settle(toward: .start)
      }
      let c = await stage.presented("C", style)
      let dismissing = await stage.calls {
        await stage.dismiss(c)
        await stage.settle(toward: .start)
      }

      #expect(presenting.of("A").isEmpty && dismissing.of("A").isEmpty)
      #expect(presenting.of("B").suffix(2) == ["B.willDisappear", "B.didDisappear"])
      #expect(!presenting.contains("B.didAppear"))
      #expect(dismissing.of("C") == ["C.willDisappear", "C.willAppear", "C.didAppear"])
      #expect(stage.a.presentedViewController === c && c.view.window === stage.stage.window)
    }

    @Test("D53, D55: what goes along is back after a cancel, which is told at once")
    func listener() async {
      let stage = await PresentationStage(.held)
      let b = stage.screen("B", .overFullScreen)
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      stage.stage.window.addSubview(bar)
      await stage.stage.endTurn()
      b.onCall = { [journal = stage.journal, a = stage.a] call in
        guard call == "willAppear" else { return }
        a.transitionCoordinator?.animate(
          alongsideTransition: { _ in bar.alpha = 0 },
          completion: { _ in
            bar.alpha = 1
            journal.note("over")
          }
        )
        a.transitionCoordinator?.notifyWhenInteractionChanges {
          journal.note($0.isCancelled ? "taken back" : "goes on")
        }
      }

      stage.a.present(b, animated: true)
      await stage.stage.advance(by: 0.1)
      stage.fade.scrub(to: 0.6)
      await stage.stage.advance(by: 0.1)
      let alpha = CGFloat(bar.layer.displayed()?.opacity ?? -1)
      #expect(alpha.isAbout(0.4))
      let atOnce = await stage.calls { stage.fade.release(toward: .start) }
      let later = await stage.calls { await stage.settle() }

      #expect(atOnce.filter { !$0.contains(".") } == ["taken back"])
      #expect(later.contains("over") && !later.contains("goes on") && bar.alpha == 1)
    }

    @Test("D34, D53: what a presentation controller dims follows the transition, and a cancel too")
    func dimming() async throws {
      let stage = await PresentationStage(.held)
      stage.coverHalf()
      let b = await stage.presenting("B", .custom)
      let half = try #require(b.presentationController as? JournaledHalf)

      stage.fade.scrub(to: 0.25)
      await stage.stage.advance(by: 0.1)
      let shown = CGFloat(half.dimming.layer.displayed()?.opacity ?? -1)
      #expect(shown.isAbout(0.25))
      await stage.settle(toward: .end)
      #expect(half.dimming.alpha == 1)

      stage.fade.start = .running
      await stage.dismiss(b)
      #expect(half.dimming.alpha == 0)
      stage.fade.grab()
      await stage.settle(toward: .start)
      #expect(half.dimming.alpha == 1 && half.dimming.window === stage.stage.window)
    }

    @Test("D40, D43: after a canceled dismissal the next one works")
    func again() async {
      let stage = await PresentationStage(.held)
      let b = await stage.presented("B", .fullScreen)
      for position in [UIViewAnimatingPosition.start, .end] {
        await stage.dismiss(b)
        stage.fade.scrub(to: 0.5)
        await stage.settle(toward: position)
      }

      #expect(stage.a.presentedViewController == nil && b.presentingViewController == nil)
      #expect(stage.a.view.window === stage.stage.window && b.view.window == nil)
    }
  }
}
