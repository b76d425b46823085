import UIKit

/// A navigation delegate with an interruptible fade of one second, which a test drives by hand.
@MainActor
final class HandmadeTransition: NSObject {
  /// Whether an interaction controller is vended, and how it starts.
  var interaction = Interaction.none
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var context: (any UIViewControllerContextTransitioning)?

  enum Interaction {
    case none
    case startsByItself
    case startsUnderAFinger
  }

  /// Turns the transition round, or lets it go on, as a released gesture does.
  func release(toward position: UIViewAnimatingPosition) {
    guard let animator, let context else { return }
    if position == .end {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    animator.isReversed = position == .start
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  func grab() {
    animator?.pauseAnimation()
    context?.pauseInteractiveTransition()
  }

  private func makeAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    self.context = context
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
      to.alpha = 0
      animator.addAnimations { to.alpha = 1 }
    }
    animator.addCompletion { [weak self] _ in
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
      self?.animator = nil
      self?.context = nil
    }
    return animator
  }
}

extension HandmadeTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    let animator = animator ?? makeAnimator(transitionContext)
    self.animator = animator
    return animator
  }
}

extension HandmadeTransition: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { interaction == .startsUnderAFinger }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    let animator = interruptibleAnimator(using: transitionContext)
    if wantsInteractiveStart {
      animator.pauseAnimation()
    } else {
      animator.startAnimation()
    }
  }
}

extension HandmadeTransition: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction == .none ? nil : self }
}
