/// The methods that `UIContentContainer` adds to controllers, called before their size or their traits change.
@preconcurrency @MainActor
open class HeadlessContentContainer: HeadlessTraitResponder {
  /// Passes the size on to the children.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for container in containedContainers {
      container.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Passes the traits on to the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for container in containedContainers {
      container.willTransition(to: newCollection, with: coordinator)
    }
  }

  /// Hook: those to which a change of the size is passed on.
  var containedContainers: [any UIContentContainer] { [] }
}
