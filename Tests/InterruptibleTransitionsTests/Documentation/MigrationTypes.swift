import InterruptibleTransitions
import UIKit

/// What "Coming from elsewhere" replaces of UIKit's own, and what it becomes.

final class BackSwipe: NSObject, UINavigationControllerDelegate {
  private weak var navigationController: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
  }

  // The action of a screen edge pan.
  func panned(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let view = pan.view else { return }
    let progress = pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    case .changed:
      interaction?.update(progress)
    case .ended where progress > 0.5:
      interaction?.finish()
      interaction = nil
    default:
      interaction?.cancel()
      interaction = nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .pop ? UncoverAnimator() : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }
}

final class UncoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.35
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    container.insertSubview(to, belowSubview: from)
    to.alpha = 0.5
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      from.frame.origin.y = container.bounds.height
      to.alpha = 1
    } completion: { _ in
      to.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

struct UncoverEffect: TransitionEffect {
  func travel(in scene: TransitionScene) -> CGVector {
    CGVector(dx: 0, dy: -scene.container.bounds.height)
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isPresented = position == .presented
    let offset = isPresented ? 0 : scene.container.bounds.height
    scene.foreground?.center.y = scene.foregroundFrame.midY + offset
    scene.background?.alpha = isPresented ? 0.5 : 1
  }
}

final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {}
