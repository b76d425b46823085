import UIKit

/// Puts a card over the lower part of the screen, and dims what is left of the rest.
final class CardPresentation: UIPresentationController {
  /// Called when somebody taps beside the card.
  var onTapBeside: (@MainActor () -> Void)?

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
    dimming.addAction(UIAction { [weak self] _ in self?.onTapBeside?() }, for: .touchUpInside)
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

  /// The card finds its place anew when the screen turns.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func dim(to opacity: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = opacity
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = opacity })
  }
}
