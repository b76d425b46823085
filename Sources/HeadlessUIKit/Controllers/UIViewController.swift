/// A screen of the app: its view, and when it comes and goes.
@MainActor
open class UIViewController: UIResponder {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! = UIView()
  open var isViewLoaded: Bool { true }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Shows the view as a window's root.
  func enter(_ window: UIWindow) {
    window.addSubview(view)
  }

  /// Takes the view off the window it was the root of.
  func leaveWindow() {
    view.removeFromSuperview()
  }
}
