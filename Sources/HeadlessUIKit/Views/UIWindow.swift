/// The root of the visible views.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open var screen: UIScreen = .main

  override func setUp() {
    isHidden = true
  }

  /// The scene that the window is in: the app's only one, once it is shown.
  open weak var windowScene: UIWindowScene? {
    didSet {
      if windowScene == nil { isHidden = true }
    }
  }

  /// A window of the scene's size.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.leaveWindow()
      if isShown { showRoot() }
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {}

  /// Gives touches to the recognizers of the touched views, and then to the views.
  open func sendEvent(_ event: UIEvent) {
    GestureEnvironment.deliver(event, in: self)
  }

  override func isHiddenDidChange() {
    if isHidden { hide() } else { show() }
  }

  override var inheritedSafeArea: UIEdgeInsets { HeadlessScreen.safeAreaInsets }

  private var isShown: Bool { HeadlessScreen.windows.contains { $0 === self } }

  private func show() {
    HeadlessScreen.windows.append(self)
    if windowScene == nil { windowScene = UIApplication.shared.windowScene }
    adopt(self)
    showRoot()
  }

  private func hide() {
    guard isShown else { return }
    rootViewController?.leaveWindow()
    HeadlessScreen.windows.removeAll { $0 === self }
    adopt(nil)
  }

  private func showRoot() {
    guard let root = rootViewController else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.enter(self)
  }
}
