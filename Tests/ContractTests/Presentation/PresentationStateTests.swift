import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct PresentationStateTests {
    @Test("D32: the transitioning delegate is weak")
    func weakDelegate() {
      let controller = UIViewController()
      do {
        let delegate = JournaledFade(Journal())
        controller.transitioningDelegate = delegate
        #expect(controller.transitioningDelegate === delegate)
      }
      #expect(controller.transitioningDelegate == nil)
    }

    @Test("D32: the default style is automatic, which is a page sheet")
    func defaultStyle() {
      let controller = UIViewController()

      #expect([.automatic, .pageSheet].contains(controller.modalPresentationStyle))
      #expect(controller.presentationController?.presentationStyle == .pageSheet)
    }

    @Test(
      "D32: the delegate is asked for a presentation controller with custom only",
      arguments: [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen]
    )
    func question(style: UIModalPresentationStyle) async {
      let stage = await PresentationStage()
      stage.coverHalf()

      let calls = await stage.calls {
        let b = await stage.presented("B", style)
        #expect((b.presentationController is JournaledHalf) == (style == .custom))
      }

      #expect(calls.contains("ask for presentation controller") == (style == .custom))
    }

    @Test("D32: a presentation controller that is read early is kept")
    func early() async {
      let stage = await PresentationStage()
      stage.coverHalf()
      let b = stage.screen("B", .custom)
      b.transitioningDelegate = nil

      let kept = b.presentationController
      b.transitioningDelegate = stage.fade
      stage.a.present(b, animated: true)
      await stage.settle()

      #expect(kept != nil && b.presentationController === kept)
    }

    @Test(
      "H7: in the responder chain the presenting controller follows what it presents",
      arguments: [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen]
    )
    func responders(style: UIModalPresentationStyle) async {
      let stage = await PresentationStage()
      let b = await stage.presented("B", style)

      #expect(b.view.next === b)
      #expect(b.next === stage.a)
    }

    @Test("D40: who presents whom is known at once, and forgotten at the end of the dismissal")
    func links() async {
      let stage = await PresentationStage()
      let b = stage.screen("B", .fullScreen)
      var presenterInTheEnd: UIViewController? = b
      b.onCall = { [weak b] call in
        if call == "didDisappear" { presenterInTheEnd = b?.presentingViewController }
      }

      stage.a.present(b, animated: true)
      #expect(stage.a.presentedViewController === b && b.presentingViewController === stage.a)
      await stage.settle()
      await stage.dismiss(b)
      #expect(stage.a.presentedViewController === b && b.presentingViewController === stage.a)
      await stage.settle()

      #expect(stage.a.presentedViewController == nil && b.presentingViewController == nil)
      #expect(presenterInTheEnd == nil)
    }

    @Test("D41: what is asked for while a presentation is under way does not happen")
    func refusal() async {
      let stage = await PresentationStage()
      let b = await stage.presenting("B", .fullScreen)
      let c = stage.screen("C", .fullScreen)

      let calls = await stage.calls {
        stage.a.present(c, animated: true)
        stage.a.dismiss(animated: true)
        await stage.settle()
      }

      #expect(stage.a.presentedViewController === b && b.presentedViewController == nil)
      #expect(b.view.window === stage.stage.window)
      #expect(c.presentingViewController == nil && calls.of("C").isEmpty)
      #expect(calls.of("B") == ["B.didAppear"])
    }

    @Test("D41: what is asked for while a dismissal is under way does not happen")
    func refusalInDismissal() async {
      let stage = await PresentationStage()
      let b = await stage.presented("B", .fullScreen)
      await stage.dismiss(b)
      let c = stage.screen("C", .fullScreen)

      let calls = await stage.calls {
        stage.a.present(c, animated: true)
        b.dismiss(animated: true)
        await stage.settle()
      }

      #expect(stage.a.presentedViewController == nil && stage.a.view.window === stage.stage.window)
      #expect(c.presentingViewController == nil && calls.of("C").isEmpty)
      #expect(calls.of("A") == ["A.didAppear"] && calls.of("B") == ["B.didDisappear"])
    }

    @Test(
      "D42: all that stands above is dismissed, and only the uppermost moves",
      arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen],
      [UIModalPresentationStyle.fullScreen, .overFullScreen]
    )
    func above(lower: UIModalPresentationStyle, upper: UIModalPresentationStyle) async {
      let stage = await PresentationStage()
      let b = await stage.presented("B", lower)
      let fade = JournaledFade(Journal())
      let c = stage.screen("C", upper)
      c.transitioningDelegate = fade
      b.present(c, animated: true)
      await stage.settle()
      #expect(b.presentedViewController === c)

      var above: [String] = []
      let below = await stage.calls {
        above = await fade.journal.calls {
          stage.a.dismiss(animated: true)
          await stage.settle()
        }
      }

      #expect(above.count { $0 == "animateTransition" } == 1)
      #expect(!below.contains("animateTransition"))
      #expect(stage.a.presentedViewController == nil && b.presentedViewController == nil)
      #expect(b.viewIfLoaded?.window == nil && c.viewIfLoaded?.window == nil)
      #expect(stage.a.view.window === stage.stage.window)
    }

    @Test("D43: a presentation keeps its container until it is dismissed")
    func container() async throws {
      let stage = await PresentationStage()
      let b = await stage.presenting("B", .custom)
      let container = try #require(stage.fade.context?.containerView)

      await stage.settle()
      #expect(b.view.isDescendant(of: container) && container.window === stage.stage.window)
      await stage.dismiss(b)
      #expect(stage.fade.context?.containerView === container)
      await stage.settle()
      #expect(b.view.window == nil && container.window == nil)
    }

    @Test("E6: being presented and being dismissed are true in the callbacks of that")
    func flags() async {
      let stage = await PresentationStage()
      let b = stage.screen("B", .fullScreen)
      var flags: [String] = []
      for screen in [stage.a, b] {
        screen.onCall = { [weak screen] call in
          guard let screen, call.hasSuffix("ppear") else { return }
          if screen.isBeingPresented { flags.append("\(screen.title ?? "").\(call) presented") }
          if screen.isBeingDismissed { flags.append("\(screen.title ?? "").\(call) dismissed") }
        }
      }

      stage.a.present(b, animated: true)
      await stage.settle()
      #expect(!b.isBeingPresented)
      await stage.dismiss(b)
      await stage.settle()

      #expect(
        flags == [
          "B.willAppear presented", "B.didAppear presented", "B.willDisappear dismissed",
          "B.didDisappear dismissed",
        ]
      )
      #expect(!b.isBeingDismissed)
    }
  }
}
