import InterruptibleTransitions
import UIKit

/// Presents the card of a train in the middle of the screen, and dims the timetable.
final class TrainPresentation: UIPresentationController {
  private let dimming = ClosingControl(name: "Close")

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let (bounds, insets) = (containerView.bounds, containerView.safeAreaInsets)
    let room = CGSize(
      width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom
    )
    let isWide = room.width > room.height
    let width = min(room.width - 40, isWide ? 660 : 400)
    let height = min(room.height - 24, isWide ? 340 : 604)
    return CGRect(
      x: (insets.left + (room.width - width) / 2).rounded(),
      y: (insets.top + (room.height - height) / 2).rounded(),
      width: width,
      height: height
    )
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.accessibilityIdentifier = "overlay.dimming"
    dimming.backgroundColor = UIColor(hex: 0x06081C)
    dimming.alpha = 0
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.addAction(UIAction { [weak self] _ in self?.dismiss() }, for: .touchUpInside)
    containerView.insertSubview(dimming, at: 0)
    dim(to: 0.6)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { clear() }
  }

  override func dismissalTransitionWillBegin() {
    dim(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { clear() }
  }

  /// Places the card again when the screen rotates; while it moves, the transition places it.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    let card = presentedViewController
    guard !card.isBeingPresented, !card.isBeingDismissed else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func dim(to opacity: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = opacity
      return
    }
    coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = opacity })
  }

  private func clear() {
    dimming.removeFromSuperview()
    (presentedViewController as? TrainController)?.line?.isHidden = false
  }

  private func dismiss() {
    presentedViewController.interruptibleTransition?.dismiss(presentedViewController)
  }
}
