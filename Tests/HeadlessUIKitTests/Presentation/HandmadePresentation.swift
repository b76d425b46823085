import UIKit

/// A transitioning delegate with an interruptible fade of one second, which a test drives by hand.
@MainActor
final class HandmadePresentation: NSObject {
  /// Whether an interaction controller is vended, and how it starts.
  var interaction = Interaction.none
  var makesPresentationController:
    ((UIViewController, UIViewController?) -> UIPresentationController)?
  /// Called when the transition starts.
  var onStart: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var asked: [String] = []

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

  private func makeAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    self.context = context
    onStart(context)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    let isPresenting = context.viewController(forKey: .to)?.isBeingPresented == true
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.insertSubview(to, at: isPresenting ? 1 : 0)
    }
    let moving = isPresenting ? to : from
    moving?.alpha = isPresenting ? 0 : 1
    animator.addAnimations { moving?.alpha = isPresenting ? 1 : 0 }
    animator.addCompletion { [weak self] _ in
      if context.transitionWasCancelled { to?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
      self?.animator = nil
      self?.context = nil
    }
    return animator
  }
}

extension HandmadePresentation: UIViewControllerAnimatedTransitioning {
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

extension HandmadePresentation: UIViewControllerInteractiveTransitioning {
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

extension HandmadePresentation: UIViewControllerTransitioningDelegate {
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
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("animation controller")
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("animation controller")
    return self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("interaction controller")
    return interaction == .none ? nil : self
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("interaction controller")
    return interaction == .none ? nil : self
  }
}

/// A presentation controller that covers the lower half, and notes each new size.
@MainActor
final class HalfPresentation: UIPresentationController {
  private(set) var sizes: [CGSize] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: room.height / 2, width: room.width, height: room.height / 2)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }

  override func containerViewDidLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
