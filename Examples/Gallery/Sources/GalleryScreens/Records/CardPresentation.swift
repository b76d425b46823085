import InterruptibleTransitions
import UIKit

/// Presents a card over the lower part of the screen, and dims the rest.
final class CardPresentation: UIPresentationController {
  private let dimming = UIControl()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return .zero }
    let isWide = room.width > room.height
    let width = isWide ? min(room.width * 0.62, 540) : room.width
    let top = isWide ? 20 : (room.height * 0.3).rounded()
    return CGRect(x: (room.width - width) / 2, y: top, width: width, height: room.height - top)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.accessibilityIdentifier = "dimming"
    dimming.backgroundColor = .black
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.addAction(UIAction { [weak self] _ in self?.dismiss() }, for: .touchUpInside)
    containerView.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    dim(to: 0.55)
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
