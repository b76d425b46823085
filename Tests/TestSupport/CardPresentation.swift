import UIKit

/// Covers the lower three quarters of the screen, and dims the rest alongside.
final class CardPresentation: UIPresentationController {
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let top = (bounds.height / 4).rounded()
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black
    dimming.accessibilityIdentifier = "alongside"
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    dim(to: 0.4)
  }

  override func dismissalTransitionWillBegin() {
    dim(to: 0)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // What is presented above it may have given it a transform.
    let frame = frameOfPresentedViewInContainerView
    presentedView?.bounds.size = frame.size
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func dim(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha })
  }
}
