import UIKit

/// A screen along an edge of the window.
@MainActor
protocol Panel: UIViewController {
  /// Where the panel is in the window.
  func frame(in bounds: CGRect) -> CGRect
}

/// Places a panel, and dismisses it by a tap beside it.
///
/// It doesn't dim: the effect of the transition does.
@available(iOS 14, tvOS 14, *)
final class PanelPresentationController: UIPresentationController {
  private lazy var outside = UIButton(
    type: .custom,
    primaryAction: UIAction { [weak self] _ in
      self?.presentedViewController.dismiss(animated: true)
    }
  )

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return (presentedViewController as? any Panel)?.frame(in: bounds) ?? bounds
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.insertSubview(outside, at: 0)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    outside.frame = containerView?.bounds ?? .zero
    // In flight, the view belongs to the transition.
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
