import UIKit

/// Covers a part of the screen, and dims the rest alongside.
final class AppSheet: UIPresentationController {
  /// Whether the card covers half of the screen, and gets its frame whenever the container is laid out, as in Apple's sample.
  var isLikeSample = false
  private let dimming = AppMark()
  weak var app: AppWorld?

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let top = (bounds.height / (isLikeSample ? 2 : 4)).rounded()
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    dim(to: 0.4)
    app?.happened(.presentationWillBegin)
  }

  override func dismissalTransitionWillBegin() {
    dim(to: 0)
    app?.happened(.dismissalWillBegin)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    let frame = frameOfPresentedViewInContainerView
    guard !isLikeSample else {
      presentedView?.frame = frame
      return
    }
    // What is presented above it may have given it a transform.
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
