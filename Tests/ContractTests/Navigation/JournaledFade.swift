import UIKit

/// A delegate of transitions with a fade of one second, written by hand, which a test grabs and releases.
@MainActor
final class JournaledFade: NSObject {
  let journal: Journal
  var start = Start.withoutInteraction
  var isStock = false
  /// What is vended instead of the one animator, once UIKit has been given that.
  var replacement: UIViewPropertyAnimator?
  /// What is vended for a presentation in the style `custom`.
  var makesPresentationController:
    ((UIViewController, UIViewController?) -> UIPresentationController)?
  private var vendings = 0
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var context: (any UIViewControllerContextTransitioning)?

  enum Start {
    /// No interaction controller is vended.
    case withoutInteraction
    /// One is vended, and lets the transition run.
    case running
    /// One is vended, and holds the transition at its start.
    case held
  }

  init(_ journal: Journal) {
    self.journal = journal
  }

  func grab() {
    animator?.pauseAnimation()
    context?.pauseInteractiveTransition()
  }

  /// Scrubs the held transition, from start to end.
  func scrub(to progress: CGFloat) {
    animator?.isReversed = false
    animator?.fractionComplete = progress
    context?.updateInteractiveTransition(progress)
  }

  func release(toward position: UIViewAnimatingPosition) {
    guard let animator, let context else { return }
    if position == .end {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    animator.isReversed = position == .start
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 0.5
    )
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
    } else if let from = context.view(forKey: .from) {
      animator.addAnimations { from.alpha = 0 }
    }
    animator.addCompletion { [weak self] _ in
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      self?.journal.note("complete \(!context.transitionWasCancelled)")
      context.completeTransition(!context.transitionWasCancelled)
      self?.animator = nil
      self?.context = nil
    }
    return animator
  }
}

extension JournaledFade: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    journal.note("animateTransition")
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    vendings += 1
    if vendings > 2, let replacement { return replacement }
    let animator = animator ?? makeAnimator(transitionContext)
    if self.animator != nil { journal.note("interruptibleAnimator") }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal.note("animationEnded \(transitionCompleted)")
  }
}

extension JournaledFade: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { start == .held }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    journal.note("startInteractiveTransition")
    let animator = interruptibleAnimator(using: transitionContext)
    animator.startAnimation()
    if wantsInteractiveStart { animator.pauseAnimation() }
  }
}

extension JournaledFade: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("didShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("ask for animator, \(operation == .push ? "push" : "pop")")
    return isStock ? nil : self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("ask for interactor")
    return start == .withoutInteraction ? nil : self
  }
}
