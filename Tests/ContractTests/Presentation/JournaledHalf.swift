import UIKit

/// A presentation controller that covers the lower half, dims the rest, and writes down what it is told.
final class JournaledHalf: UIPresentationController {
  var journal: Journal?
  var removesPresenter = false
  let dimming = UIView()
  /// What there was when the presentation was about to begin.
  private(set) var hadContainer = false
  private(set) var hadCoordinator = false

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: room.height / 2, width: room.width, height: room.height / 2)
  }

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var presentedView: UIView? {
    journal?.note("half.presentedView")
    return super.presentedView
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    hadContainer = containerView != nil
    hadCoordinator = presentedViewController.transitionCoordinator != nil
    journal?.note("half.willPresent")
    dimming.frame = containerView?.bounds ?? .zero
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    fadeDimming(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    journal?.note("half.didPresent \(completed)")
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    journal?.note("half.willDismiss")
    fadeDimming(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    journal?.note("half.didDismiss \(completed)")
  }

  private func fadeDimming(to alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = alpha },
      completion: nil
    )
  }
}
