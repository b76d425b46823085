import InterruptibleTransitions
import UIKit

/// Dims what is behind a card along with the transition; a tap beside the card dismisses it.
class DimmingPresentation: UIPresentationController {
  private let dimming = ClosingControl(name: "Close")

  /// The name of the dimming view.
  var dimmingName: String { "dimming" }

  /// The color of the dimming view.
  var color: UIColor { .black }

  /// The opacity of the dimming view while the card is up.
  var opacity: CGFloat { 0.5 }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.accessibilityIdentifier = dimmingName
    dimming.backgroundColor = color
    dimming.alpha = 0
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.addAction(UIAction { [weak self] _ in self?.dismiss() }, for: .touchUpInside)
    containerView.insertSubview(dimming, at: 0)
    dim(to: opacity)
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
    if let transition = presentedViewController.interruptibleTransition {
      transition.dismiss(presentedViewController)
    } else if presentedViewController.transitionCoordinator == nil {
      presentedViewController.dismiss(animated: true)
    }
  }

  private func dim(to opacity: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = opacity
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = opacity })
  }
}
