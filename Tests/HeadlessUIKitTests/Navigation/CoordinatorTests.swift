import Testing
import UIKit

@MainActor @Suite(.serialized) struct CoordinatorTests {
  @Test("D53: without an interruptible animator they inherit from animateTransition")
  func inherited() {
    let transition = LegacyTransition()
    let stage = NavigationStage(delegate: transition)
    let probe = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(probe)
    HeadlessClock.endTurn()

    stage.navigation.pushViewController(Screen("B"), animated: true)
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in probe.alpha = 0 })
    HeadlessClock.endTurn()
    #expect(stage.navigation.transitionCoordinator?.isInterruptible == false)
    HeadlessClock.advance(by: 0.5)

    #expect(abs((probe.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
    stage.settle()
    #expect(stage.titles() == ["A", "B"])
  }

  @Test("D55: interaction changes are told each time, before the reverse callbacks")
  func interactionChanges() {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    transition.interaction = .startsByItself
    var events: [String] = []
    stage.a.onCall = { call, _ in events.append(call) }

    stage.navigation.pushViewController(Screen("B"), animated: true)
    stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      events.append($0.isInteractive ? "interactive" : "not, canceled \($0.isCancelled)")
    }
    stage.navigation.transitionCoordinator?.notifyWhenInteractionEnds { _ in events.append("ends") }
    HeadlessClock.advance(by: 0.2)
    transition.grab()
    transition.release(toward: .end)
    HeadlessClock.advance(by: 0.1)
    transition.grab()
    transition.release(toward: .start)
    stage.settle()

    #expect(
      events == [
        "viewWillDisappear", "interactive", "not, canceled false", "ends", "interactive",
        "not, canceled true", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      ]
    )
  }

  @Test("Animations that come too late are made at once, and not queued")
  func tooLate() {
    let stage = NavigationStage()
    let b = Screen("B")
    var answer: Bool?
    var ran = false
    b.onCall = { call, screen in
      guard call == "viewDidAppear" else { return }
      answer = screen.transitionCoordinator?.animate(alongsideTransition: { _ in ran = true })
    }

    stage.navigation.pushViewController(b, animated: true)
    stage.settle()

    #expect(answer == false)
    #expect(ran)
  }
}

/// A fade of one second made with `UIView.animate`, which cannot be interrupted.
@MainActor
final class LegacyTransition: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { to.alpha = 1 },
      completion: { _ in transitionContext.completeTransition(true) }
    )
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}
