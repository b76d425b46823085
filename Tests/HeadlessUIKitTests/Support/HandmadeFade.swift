import UIKit

/// An animator and interactor with an interruptible animation of one second, which a test drives by hand.
///
/// A subclass says what it moves, and is the delegate of a kind of controller.
@MainActor
class HandmadeFade: NSObject {
  /// Whether an interaction controller is vended, and how it starts.
  var interaction: Interaction
  /// Whether the incoming view is left in the container after a cancel.
  var leavesIncomingView = false
  /// How often the interaction controller was started.
  private(set) var starts = 0
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private var vended: [Vended] = []

  private struct Vended {
    weak var context: (any UIViewControllerContextTransitioning)?
    weak var animator: UIViewPropertyAnimator?
  }

  init(_ interaction: Interaction = .none) {
    self.interaction = interaction
  }

  enum Interaction {
    case none
    case startsByItself
    case startsUnderAFinger
  }

  /// Puts the views in place, and gives the animator what it changes.
  func prepare(
    _ animator: UIViewPropertyAnimator,
    in context: any UIViewControllerContextTransitioning
  ) {}

  /// Called once `completeTransition` has returned.
  func didComplete() {}

  func animationEnded(_ transitionCompleted: Bool) {}

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

  /// Stops the animation for good, without completing the transition.
  func letGo() {
    animator?.stopAnimation(true)
    animator = nil
    vended = []
    context = nil
  }

  /// Takes hold of the transition, and turns it round or lets it go on.
  func turn(toward position: UIViewAnimatingPosition) {
    grab()
    release(toward: position)
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
    prepare(animator, in: context)
    animator.addCompletion { [weak self] _ in
      if context.transitionWasCancelled, self?.leavesIncomingView != true {
        context.view(forKey: .to)?.removeFromSuperview()
      }
      // What follows may start the next transition before completeTransition returns.
      self?.animator = nil
      self?.context = nil
      context.completeTransition(!context.transitionWasCancelled)
      self?.didComplete()
    }
    return animator
  }
}

extension HandmadeFade: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    // UIKit may ask once more when the transition is over.
    vended.removeAll { $0.context == nil }
    if let known = vended.first(where: { $0.context === transitionContext }) {
      return known.animator ?? UIViewPropertyAnimator(duration: 1, curve: .linear)
    }
    let animator = makeAnimator(transitionContext)
    self.animator = animator
    vended.append(Vended(context: transitionContext, animator: animator))
    return animator
  }
}

extension HandmadeFade: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { interaction == .startsUnderAFinger }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    starts += 1
    let animator = interruptibleAnimator(using: transitionContext)
    if wantsInteractiveStart {
      animator.pauseAnimation()
    } else {
      animator.startAnimation()
    }
  }
}
