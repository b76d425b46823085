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

    @Test("D40: children of the presenting and the presented controller know them as well")
    func children() async {
      let stage = await PresentationStage()
      let (child, inner) = (UIViewController(), UIViewController())
      stage.a.addChild(child)
      stage.a.view.addSubview(child.view)
      let navigation = UINavigationController(rootViewController: inner)
      navigation.modalPresentationStyle = .fullScreen

      child.present(navigation, animated: false)
      await stage.stage.advance(by: 0.1)

      #expect(
        stage.a.presentedViewController === navigation
          && child.presentedViewController === navigation
      )
      #expect(inner.presentingViewController === stage.a)
      inner.dismiss(animated: false)
      await stage.stage.advance(by: 0.1)
      #expect(stage.a.presentedViewController == nil)
    }

    @Test("D64: the current context is the nearest controller that defines one")
    func context() async {
      let stage = await PresentationStage()
      let child = UIViewController()
      let frame = CGRect(x: 0, y: 100, width: stage.a.view.bounds.width, height: 300)
      stage.a.addChild(child)
      child.view.frame = frame
      stage.a.view.addSubview(child.view)
      child.didMove(toParent: stage.a)
      child.definesPresentationContext = true
      let b = JournaledScreen("B")
      b.modalPresentationStyle = .currentContext

      child.present(b, animated: false)
      await stage.stage.advance(by: 0.1)

      #expect(b.presentingViewController === child)
      #expect(child.view.window == nil && stage.a.view.window === stage.stage.window)
      #expect(b.view.convert(b.view.bounds, to: nil) == frame)
      b.dismiss(animated: true)
      await stage.stage.advance(by: 4)
      #expect(child.view.superview === stage.a.view && child.view.frame.minY == 100)
    }

    @Test("D61: the end of one presentation is early enough for the next")
    func next() async {
      let stage = await PresentationStage()
      let (b, c) = (stage.screen("B", .fullScreen), stage.screen("C", .fullScreen))
      c.transitioningDelegate = nil
      b.onCall = { [weak b] call in
        if call == "didAppear", b?.presentedViewController == nil { b?.present(c, animated: true) }
      }

      stage.a.present(b, animated: true)
      await stage.settle()
      await stage.stage.advance(by: 4)
      #expect(b.presentedViewController === c)
      b.onCall = { _ in }
      c.dismiss(animated: true) { stage.a.dismiss(animated: true) }
      await stage.stage.advance(by: 4)
      await stage.settle()

      #expect(stage.a.presentedViewController == nil && stage.a.view.window === stage.stage.window)
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
