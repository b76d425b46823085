import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct NegotiationTests {
    @Test("D1: without an animator nobody is asked for an interactor, and the stock push runs")
    func stock() async {
      let stage = await NavigationStage(.running)
      stage.fade.isStock = true

      let calls = await stage.calls {
        _ = await stage.pushing("B")
        await stage.settle()
      }

      #expect(calls.contains("ask for animator, push"))
      #expect(!calls.contains("ask for interactor"))
      #expect(stage.navigation.topViewController?.viewIfLoaded?.window === stage.stage.window)
    }

    @Test("D1, D2, D4: without an interactor animateTransition is called, then the animator is had")
    func animated() async {
      let stage = await NavigationStage()

      let calls = await stage.calls { _ = await stage.pushing("B") }

      #expect(
        calls.hasInOrder(
          "ask for animator, push",
          "ask for interactor",
          "animateTransition",
          "interruptibleAnimator"
        )
      )
      #expect(!calls.contains("startInteractiveTransition"))
      await stage.settle()
    }

    @Test(
      "D86: until an app sets another one, the system's swipe has a delegate whose class comes with UIKit"
    )
    func delegateOfSwipe() async {
      let stage = await NavigationStage()

      let delegate = stage.navigation.interactivePopGestureRecognizer?.delegate

      #expect(delegate.map { Stage.comesWithUIKit($0) } == true)
      #expect(!Stage.comesWithUIKit(stage.fade))
    }

    @Test("D90: the delegate that was assigned is asked, whatever a subclass tells")
    func subclass() async {
      let stage = await Stage()
      let journal = Journal()
      let fade = JournaledFade(journal)
      let navigation = SilentNavigationController(rootViewController: JournaledScreen("A", journal))
      navigation.delegate = fade
      await stage.show(navigation)

      let calls = await journal.calls {
        navigation.pushViewController(JournaledScreen("B", journal), animated: true)
        await stage.advance(by: 1.4)
      }

      #expect(navigation.delegate == nil)
      #expect(calls.contains("ask for animator, push"))
    }

    @Test("D2, D3: with an interactor its start is called, and not animateTransition")
    func interactive() async {
      for start in [JournaledFade.Start.running, .held] {
        let stage = await NavigationStage(start)

        let calls = await stage.calls { _ = await stage.pushing("B") }

        #expect(calls.hasInOrder("startInteractiveTransition", "interruptibleAnimator"))
        #expect(!calls.contains("animateTransition"))
        #expect(stage.fade.context?.isInteractive == (start == .held))
        stage.fade.grab()
        await stage.settle(toward: .end)
      }
    }

    @Test("D5, D53: alongside animations go with the interruptible animator, and scrub with it")
    func alongside() async {
      let stage = await NavigationStage(.held)
      let probe = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      stage.stage.window.addSubview(probe)
      await stage.stage.endTurn()

      stage.navigation.pushViewController(stage.screen("B"), animated: true)
      let isQueued = stage.navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in probe.alpha = 0 },
        completion: nil
      )
      await stage.stage.advance(by: 0.1)
      stage.fade.scrub(to: 0.25)
      await stage.stage.advance(by: 0.1)

      #expect(isQueued == true)
      let alpha = CGFloat(probe.layer.displayed()?.opacity ?? -1)
      #expect(alpha.isAbout(0.75))
      await stage.settle(toward: .start)
      #expect(probe.alpha == 1)
    }

    @Test("D7: completeTransition tells the animator, with its own flag", arguments: [true, false])
    func ended(completes: Bool) async {
      let stage = await NavigationStage(.held)
      _ = await stage.pushing("B")

      let calls = await stage.calls {
        await stage.settle(toward: completes ? .end : .start)
      }

      #expect(calls.hasInOrder("complete \(completes)", "animationEnded \(completes)"))
    }

    @Test("D8, D10: the context is interactive while held, and is canceled by cancel alone")
    func intents() async throws {
      let stage = await NavigationStage(.running)
      _ = await stage.pushing("B")
      let context = try #require(stage.fade.context)
      #expect(!context.isInteractive)

      stage.fade.grab()
      #expect(context.isInteractive)
      stage.fade.release(toward: .start)
      #expect(!context.isInteractive && context.transitionWasCancelled)
      await stage.stage.advance(by: 0.1)
      stage.fade.grab()
      #expect(context.isInteractive)
      stage.fade.release(toward: .end)
      #expect(!context.isInteractive && !context.transitionWasCancelled)
      await stage.settle()

      #expect(stage.titles == ["A", "B"])
      // D69: a bar that has kept the old items has the new ones now.
      stage.navigation.setViewControllers(stage.navigation.viewControllers, animated: false)
      #expect(stage.navigation.navigationBar.topItem?.title == "B")
    }

    @Test("D9: what the context is told of the progress moves no animator")
    func update() async {
      let stage = await NavigationStage(.held)
      _ = await stage.pushing("B")
      stage.fade.scrub(to: 0.4)

      stage.fade.context?.updateInteractiveTransition(0.8)
      await stage.stage.advance(by: 0.1)

      let fraction = stage.fade.animator?.fractionComplete ?? -1
      #expect(fraction.isAbout(0.4, within: 0.002))
      await stage.settle(toward: .end)
    }

    @Test("D12, D13, D31: whose views there are, and where they begin and end")
    func frames() async throws {
      let stage = await NavigationStage(.held)
      let b = await stage.pushing("B")
      let context = try #require(stage.fade.context)

      #expect(context.view(forKey: .from) === stage.a.view)
      #expect(context.view(forKey: .to) === b.view)
      #expect(context.viewController(forKey: .from) === stage.a)
      #expect(stage.a.view.isDescendant(of: context.containerView))
      #expect(context.initialFrame(for: stage.a) == stage.a.view.frame)
      #expect(context.finalFrame(for: stage.a) == .zero)
      #expect(context.finalFrame(for: b) == stage.a.view.frame)
      #expect(context.isAnimated)
      await stage.settle(toward: .end)
      #expect(stage.a.view.window == nil && b.view.window != nil)
    }
  }
}

/// Tells nobody of its delegate.
private final class SilentNavigationController: UINavigationController {
  override var delegate: (any UINavigationControllerDelegate)? {
    get { nil }
    set { super.delegate = newValue }
  }
}
