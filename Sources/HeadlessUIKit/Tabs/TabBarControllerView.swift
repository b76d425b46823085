/// A tab bar controller's view: the selected screen, and below it the bar.
@MainActor
final class TabBarControllerView: UIView {
  let container = TabContainerView()

  override func setUp() {
    container.frame = bounds
    addSubview(container)
  }

  override func layoutSubviews() {
    container.frame = bounds
    (controller as? UITabBarController)?.layOutBar()
  }
}

/// Holds the screens of a tab bar controller, two during a transition.
@MainActor
final class TabContainerView: UIView {
  /// Whether a transition runs that cannot be interrupted.
  var ignoresTouches = false

  override func layoutSubviews() {
    for screen in subviews where screen.controller != nil && subviews.count == 1 {
      screen.frame = bounds
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ignoresTouches ? nil : super.hitTest(point, with: event)
  }
}
