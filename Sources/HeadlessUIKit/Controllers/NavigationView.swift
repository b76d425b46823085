/// A navigation controller's view: its screens, and above them the bar.
@MainActor
final class NavigationView: UIView {
  let transitionView = NavigationTransitionView()

  override func setUp() {
    transitionView.frame = bounds
    addSubview(transitionView)
  }

  override func windowDidChange() {
    guard window == nil else { return }
    (controller as? UINavigationController)?.viewDidLeaveWindow()
  }

  /// The screens are pushed in the direction of this view.
  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { transitionView.container.semanticContentAttribute = semanticContentAttribute }
  }

  override func layoutSubviews() {
    transitionView.frame = bounds
    guard let navigation = controller as? UINavigationController else { return }
    navigation.layOutBar()
    navigation.startPendingChange()
  }
}

/// Holds the container in which the screens of a navigation controller follow each other.
@MainActor
final class NavigationTransitionView: UIView {
  let container = UIView()
  /// Whether a transition runs that cannot be interrupted.
  var ignoresTouches = false

  override func setUp() {
    container.frame = bounds
    addSubview(container)
  }

  override func layoutSubviews() {
    guard container.frame != bounds else { return }
    container.frame = bounds
    // The screens of a running transition are its animator's.
    let navigation = superview?.controller as? UINavigationController
    guard navigation?.phase.transition == nil else { return }
    for screen in container.subviews where screen.controller != nil {
      screen.frame = container.bounds
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ignoresTouches ? nil : super.hitTest(point, with: event)
  }
}
