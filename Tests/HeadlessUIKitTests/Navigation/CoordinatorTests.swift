import Testing
import UIKit

@MainActor @Suite(.serialized) struct CoordinatorTests {
  @Test("D53, D5: alongside animations run with the interruptible animator, and scrub with it")
  func alongside() throws {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    transition.interaction = .startsUnderAFinger
    let probe = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(probe)
    HeadlessClock.endTurn()

    stage.navigation.pushViewController(Screen("B"), animated: true)
    let coordinator = try #require(stage.navigation.transitionCoordinator)
    var ends: [Bool] = []
    let isQueued = coordinator.animate(
      alongsideTransition: { _ in probe.alpha = 0 },
      completion: { ends.append($0.isCancelled) }
    )
    HeadlessClock.endTurn()
    transition.animator?.fractionComplete = 0.25
    HeadlessClock.advance(frames: 1)

    #expect(isQueued)
    #expect(abs((probe.layer.presentation()?.opacity ?? 0) - 0.75) < 0.001)
    transition.release(toward: .start)
    stage.settle()
    #expect(ends == [true])
    #expect(probe.alpha == 1)
  }

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

  @Test("D54: the completion comes after the appearance callbacks, in both outcomes")
  func completionOrder() {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    let b = Screen("B")
    var events: [String] = []
    b.onCall = { call, _ in events.append(call) }

    stage.navigation.pushViewController(b, animated: true)
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      events.append("completion \(context.isCancelled)")
    }
    stage.settle()

    #expect(events.suffix(2) == ["viewDidAppear", "completion false"])
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
      events.append($0.isInteractive ? "interactive" : "not, cancelled \($0.isCancelled)")
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
        "viewWillDisappear", "interactive", "not, cancelled false", "ends", "interactive",
        "not, cancelled true", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      ]
    )
  }

  @Test("D56: what the coordinator knows of the interaction")
  func interaction() throws {
    let transition = HandmadeTransition()
    let stage = NavigationStage(delegate: transition)
    transition.interaction = .startsUnderAFinger
    stage.navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.endTurn()
    let coordinator = try #require(stage.navigation.transitionCoordinator)

    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    #expect(coordinator.isInterruptible && coordinator.isAnimated)
    #expect(coordinator.transitionDuration == 1)
    #expect(coordinator.completionVelocity == 1)
    #expect(coordinator.completionCurve == .easeInOut)
    transition.context?.updateInteractiveTransition(0.4)
    #expect(coordinator.percentComplete == 0.4)
    transition.release(toward: .end)
    #expect(!coordinator.isInteractive && coordinator.initiallyInteractive)
    stage.settle()
  }

  @Test("D57: everybody who takes part has it in viewWillAppear, and nobody afterwards")
  func participants() {
    let stage = NavigationStage()
    let b = Screen("B")
    let child = UIViewController()
    b.addChild(child)
    var had: [Bool] = []
    b.onCall = { call, screen in
      guard call == "viewWillAppear" else { return }
      had = [
        screen.transitionCoordinator != nil, child.transitionCoordinator != nil,
        stage.a.transitionCoordinator != nil,
      ]
    }

    stage.navigation.pushViewController(b, animated: true)
    stage.settle()

    #expect(had == [true, true, true])
    #expect(b.transitionCoordinator == nil && stage.navigation.transitionCoordinator == nil)
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
