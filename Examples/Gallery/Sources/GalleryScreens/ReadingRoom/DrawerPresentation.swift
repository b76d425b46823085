import InterruptibleTransitions
import UIKit

/// Presents the drawer at the leading edge; a tap on the content beside it closes it.
final class DrawerPresentation: UIPresentationController {
  private let closer = ClosingControl(name: "Close the drawer")
  /// The color of the window without the drawer.
  private var windowColor: UIColor?

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { DrawerLayout(in: $0).open } ?? .zero
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    closer.accessibilityIdentifier = "drawer.closer"
    closer.frame = containerView.bounds
    closer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    closer.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    containerView.insertSubview(closer, at: 0)
    // It shows above and below the content, which has become smaller.
    windowColor = containerView.window?.backgroundColor
    containerView.window?.backgroundColor = presentedView?.backgroundColor
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { tidyUp() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { tidyUp() }
  }

  /// Places the drawer again when the screen rotates.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// Moves the content beside the drawer again, which has another width when the screen rotates.
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let content = presentingViewController.view
    guard content?.transform.isIdentity == false else { return }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      guard let container = self?.containerView else { return }
      content?.transform = DrawerLayout(in: container).aside
    })
  }

  private func close() {
    presentedViewController.interruptibleTransition?.dismiss(presentedViewController)
  }

  private func tidyUp() {
    closer.removeFromSuperview()
    presentingViewController.view.window?.backgroundColor = windowColor
  }
}
