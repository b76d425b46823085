import UIKit

/// A presentation controller that lays its card out whenever the container is laid out, as the one in Apple's sample does.
///
/// The card is as high as its preferred content size says, or covers a part of the screen.
final class SamplePresentation: UIPresentationController {
  /// How the controller lays its card out.
  enum Layout: CaseIterable, Sendable {
    /// By the frame, before the container lays out its subviews, as in Apple's sample.
    case frame
    /// By the frame, after the container has laid out its subviews.
    case frameAfter
    /// By the center and the bounds.
    case center
    /// By the frame, inside an animation.
    case animated
  }

  var layout = Layout.frame
  /// How much of the container the card leaves uncovered, from 0 to 1.
  var gap: CGFloat = 0.25
  /// What a keyboard covers of the container.
  var bottomInset: CGFloat = 0 {
    didSet { containerView?.setNeedsLayout() }
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let preferred = presentedViewController.preferredContentSize.height
    let height = preferred > 0 ? preferred : bounds.height - (bounds.height * gap).rounded()
    return CGRect(
      x: 0,
      y: bounds.height - bottomInset - height,
      width: bounds.width,
      height: height
    )
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    let frame = frameOfPresentedViewInContainerView
    switch layout {
    case .frame: presentedView?.frame = frame
    case .frameAfter: break
    case .center:
      presentedView?.bounds.size = frame.size
      presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
    case .animated: UIView.animate(withDuration: 0.25) { self.presentedView?.frame = frame }
    }
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    if layout == .frameAfter { presentedView?.frame = frameOfPresentedViewInContainerView }
  }
}
