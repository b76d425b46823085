import Testing
import UIKit

@MainActor @Suite(.serialized) struct CustomContainerTests {
  @Test("transition(from:to:) swaps two children, and tells them", arguments: [0.5, 0])
  func transition(duration: TimeInterval) {
    let stage = PresentationStage()
    let (b, c) = (Screen("B"), Screen("C"))
    for child in [b, c] {
      stage.a.addChild(child)
      child.didMove(toParent: stage.a)
    }
    stage.a.view.addSubview(b.view)
    HeadlessClock.endTurn()
    var finished: Bool?
    c.loadViewIfNeeded()
    c.view.alpha = 0

    let calls = stage.calls {
      stage.a.transition(
        from: b,
        to: c,
        duration: duration,
        options: .curveLinear,
        animations: { c.view.alpha = 1 },
        completion: { finished = $0 }
      )
      if duration > 0 {
        HeadlessClock.advance(by: 0.25)
        #expect(abs((c.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
        stage.settle()
      } else {
        HeadlessClock.endTurn()
      }
    }

    #expect(finished == true && b.view.superview == nil && c.view.superview === stage.a.view)
    #expect(
      calls.appearances.map { $0.prefix { $0 != "(" } } == [
        "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear",
      ]
    )
  }

  @Test("E11: a child that is taken away while it comes with its container hears that it goes")
  func takenAway() {
    let stage = PresentationStage()
    let (container, child) = (stage.screen(.fullScreen), Screen("C"))
    container.loadViewIfNeeded()
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)

    let calls = stage.calls {
      stage.a.present(container, animated: true)
      HeadlessClock.advance(by: 0.1)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      stage.settle()
    }

    #expect(
      calls.appearances.of("C") == [
        "C.viewWillAppear(true)", "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
      ]
    )
  }

  @Test("UIKit's own percent-driven interaction is for UIKit's own transitions")
  func percentDriven() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        HeadlessScreen.reset()
        UIPercentDrivenInteractiveTransition().startInteractiveTransition(OwnContext())
      }
    }
    #expect(result?.says("for a context of your own write an interaction controller") == true)
  }

  @Test("transition(from:to:) of strangers is a fault")
  func strangers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewController().transition(
          from: UIViewController(),
          to: UIViewController(),
          duration: 1,
          animations: nil
        )
      }
    }
    #expect(result?.says("must have a common parent view controller") == true)
  }
}

/// The context of an app's own container.
@MainActor
private final class OwnContext: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView()
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.custom
  let targetTransform = CGAffineTransform.identity

  func pauseInteractiveTransition() {}
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {}
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
}
