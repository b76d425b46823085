import Testing
import UIKit

/// What programs do that they need not, and that works.
@MainActor @Suite(.serialized) struct LateCompletionTests {
  @Test("D7: a transition may be completed after its animator has ended", arguments: [true, false])
  func later(isCancelled: Bool) {
    let fade = LateFade()
    let stage = NavigationStage(delegate: fade, personality: .standard)

    stage.navigation.pushViewController(Screen("B"), animated: true)
    HeadlessClock.advance(by: 0.5)
    if isCancelled { fade.animator?.isReversed = true }
    HeadlessClock.advance(by: 0.6)
    #expect(fade.animator?.state == .inactive)
    #expect(stage.navigation.transitionCoordinator != nil)
    stage.settle()

    #expect(stage.titles() == (isCancelled ? ["A"] : ["A", "B"]))
    #expect(stage.navigation.transitionCoordinator == nil)
  }
}

/// A fade that completes three tenths of a second after its animator.
@MainActor
private final class LateFade: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private(set) var animator: UIViewPropertyAnimator?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
    if let to = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(to)
      to.alpha = 0
      made.addAnimations { to.alpha = 1 }
    }
    made.addCompletion { position in
      HeadlessClock.schedule(at: HeadlessClock.now + 0.3) {
        if position == .start { transitionContext.view(forKey: .to)?.removeFromSuperview() }
        transitionContext.completeTransition(position == .end)
      }
    }
    animator = made
    return made
  }
}
