/// The methods that `UIContentContainer` adds to presentation controllers, called before the screen changes.
@preconcurrency @MainActor
open class HeadlessPresentationContainer: NSObject, UIContentContainer {
  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { contained?.preferredContentSize ?? .zero }

  /// Passes the size on to the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    contained?.viewWillTransition(to: size, with: coordinator)
  }

  /// Passes the traits on to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    contained?.willTransition(to: newCollection, with: coordinator)
  }

  /// Hook: what is presented.
  var contained: UIViewController? { nil }
}
