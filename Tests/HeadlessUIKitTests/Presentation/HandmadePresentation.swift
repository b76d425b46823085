import UIKit

/// A transitioning delegate that fades the presented screen in and out.
@MainActor
final class HandmadePresentation: HandmadeFade {
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

/// A presentation controller that covers the lower half, and notes each new size.
@MainActor
final class HalfPresentation: UIPresentationController {
  /// Whether it places its view itself, or leaves that to UIKit.
  var placesView = true
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
    if placesView { presentedView?.frame = frameOfPresentedViewInContainerView }
  }
}
