/// What `UIContentContainer` adds to presentation controllers: they hear before the screen changes.
@preconcurrency @MainActor
open class HeadlessPresentationContainer: NSObject, UIContentContainer {
  /// What is presented wants this size.
  open var preferredContentSize: CGSize { contained?.preferredContentSize ?? .zero }

  /// Passes the size on to what is presented.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    contained?.viewWillTransition(to: size, with: coordinator)
  }

  /// Passes the traits on to what is presented.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    contained?.willTransition(to: newCollection, with: coordinator)
  }

  /// Hook: what is presented.
  var contained: UIViewController? { nil }
}
