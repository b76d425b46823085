import UIKit

/// A fade with an interruptible animator, which a probe holds and releases.
///
/// It is the delegate of navigation controllers, tab bar controllers and presentations alike.
@MainActor
final class HandFade: NSObject {
  let journal: Journal
  /// Whether an interaction controller is vended, which lets the transition run.
  var isInteractive = false
  /// Whether a transition starts held, as under a finger.
  var startsHeld = false
  /// Whether the incoming view is left in the container after a cancel.
  var leavesIncomingView = false
  /// Called when the delegate is asked for an animator.
  var onAsk: () -> Void = {}
  var duration = 0.4
  /// How many transitions it has started as an interaction controller.
  private(set) var interactiveStarts = 0
  private(set) var animator: UIViewPropertyAnimator?
  /// The animator of the transition that is over.
  private var lastAnimator: UIViewPropertyAnimator?
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ journal: Journal) {
    self.journal = journal
  }

  /// Holds the transition where it is.
  func hold() {
    animator?.pauseAnimation()
    context?.pauseInteractiveTransition()
  }

  /// Releases the held transition towards one of its ends.
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
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear)
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
      to.alpha = 0
      animator.addAnimations { to.alpha = 1 }
    } else if let from = context.view(forKey: .from) {
      animator.addAnimations { from.alpha = 0 }
    }
    animator.addCompletion { [weak self] _ in
      let isCancelled = context.transitionWasCancelled
      if isCancelled, self?.leavesIncomingView != true {
        context.view(forKey: .to)?.removeFromSuperview()
      }
      self?.lastAnimator = self?.animator
      self?.animator = nil
      self?.context = nil
      self?.journal.note("complete")
      context.completeTransition(!isCancelled)
    }
    return animator
  }
}

extension HandFade: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    lastAnimator = nil
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    journal.note("interruptibleAnimator")
    let animator = animator ?? lastAnimator ?? makeAnimator(transitionContext)
    guard animator !== lastAnimator else { return animator }
    self.animator = animator
    return animator
  }
}

extension HandFade: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { startsHeld }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    lastAnimator = nil
    interactiveStarts += 1
    let animator = interruptibleAnimator(using: transitionContext)
    startsHeld ? animator.pauseAnimation() : animator.startAnimation()
  }
}
