import UIKit

/// A transitioning delegate that fades the presented screen in and out.
@MainActor
final class HandmadePresentation: HandmadeFade {
  var makesPresentationController:
    ((UIViewController, UIViewController?) -> UIPresentationController)?
  private(set) var asked: [String] = []

  override func prepare(
    _ animator: UIViewPropertyAnimator,
    in context: any UIViewControllerContextTransitioning
  ) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    let isPresenting = context.viewController(forKey: .to)?.isBeingPresented == true
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.insertSubview(to, at: isPresenting ? 1 : 0)
    }
    let moving = isPresenting ? to : from
    moving?.alpha = isPresenting ? 0 : 1
    animator.addAnimations { moving?.alpha = isPresenting ? 1 : 0 }
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
