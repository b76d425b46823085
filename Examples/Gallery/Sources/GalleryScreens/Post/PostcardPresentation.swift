import InterruptibleTransitions
import UIKit

/// Presents a card in the middle of the screen, and dims the desk; a tap beside the card dismisses it.
final class PostcardPresentation: UIPresentationController {
  private let dimming = UIControl()

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map(Self.frame) ?? .zero
  }

  /// Returns the frame of a card in a view that fills the screen.
  private static func frame(in view: UIView) -> CGRect {
    let bounds = view.bounds
    let size: CGSize
    if bounds.width > bounds.height {
      let height = min(bounds.height - 52, 420)
      size = CGSize(width: (height * 1.56).rounded(), height: height)
    } else {
      let width = min(bounds.width - 44, 420)
      size = CGSize(width: width, height: (width * 1.5).rounded())
    }
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.accessibilityIdentifier = "desk.dimming"
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.addAction(UIAction { [weak self] _ in self?.dismiss() }, for: .touchUpInside)
    containerView.insertSubview(dimming, at: 0)
    dim(to: 0.42)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    dim(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  /// Places the card again when the screen rotates.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func dismiss() {
    presentedViewController.interruptibleTransition?.dismiss(presentedViewController)
  }

  private func dim(to opacity: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = opacity
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = opacity })
  }
}
