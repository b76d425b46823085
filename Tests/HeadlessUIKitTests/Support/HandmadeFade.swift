import UIKit

/// An animator and interactor with an interruptible animation of one second, which a test drives by hand.
///
/// It is a delegate of every kind of container, and fades the incoming screen in. A subclass moves something else.
@MainActor
class HandmadeFade: NSObject {
  /// Whether an interaction controller is vended, and how it starts.
  var interaction: Interaction
  /// Whether the incoming view is left in the container after a cancel.
  var leavesIncomingView = false
  /// The seconds from the end of the animation to that of the transition.
  var completionDelay: TimeInterval = 0
  /// False where a navigation or tab bar controller is to change without the animation.
  var animates = true
  /// What a tab bar controller is answered that asks whether it may select.
  var maySelect = true
  /// Runs each time that a navigation controller asks for an animator.
  var onAsk: () -> Void = {}
  /// What is vended for a presentation in the custom style.
  var makesPresentationController:
    ((UIViewController, UIViewController?) -> UIPresentationController)?
  /// What was asked for a presentation.
  private(set) var asked: [String] = []
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
  ) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return }
    to.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(to)
    to.alpha = 0
    animator.addAnimations { to.alpha = 1 }
  }

  /// Called once `completeTransition` has returned.
  func didComplete() {}
  func didShow() {}
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
    let complete: () -> Void = { [weak self] in
      if context.transitionWasCancelled, self?.leavesIncomingView != true {
        context.view(forKey: .to)?.removeFromSuperview()
      }
      // What follows may start the next transition before completeTransition returns.
      self?.animator = nil
      self?.context = nil
      context.completeTransition(!context.transitionWasCancelled)
      self?.didComplete()
    }
    animator.addCompletion { [completionDelay] _ in
      guard completionDelay > 0 else { return complete() }
      HeadlessClock.schedule(at: HeadlessClock.now + completionDelay, complete)
    }
    return animator
  }

  private func interactor() -> (any UIViewControllerInteractiveTransitioning)? {
    interaction == .none ? nil : self
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

extension HandmadeFade: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    onAsk()
    return animates ? self : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { didShow() }
}

extension HandmadeFade: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { maySelect }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }
}

extension HandmadeFade: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    asked.append("presentation controller, presenting \(presenting?.title ?? "nil")")
    return makesPresentationController?(presented, presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }
}
