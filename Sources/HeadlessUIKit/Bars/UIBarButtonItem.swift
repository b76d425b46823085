/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public override init() {
    super.init()
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// What a tap does; its title and picture become the item's.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return didChange() }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  open var customView: UIView? { didSet { didChange() } }
  open var tintColor: UIColor? { didSet { didChange() } }

  private weak var button: UIButton?

  /// The item's frame in a view of the same window, as `frame(in:)` of `UIPopoverPresentationControllerSourceItem`; nil while
  /// no bar shows it.
  public func headlessFrame(in view: UIView) -> CGRect? {
    guard let shown = customView ?? button, let window = shown.window, window === view.window
    else { return nil }
    var around: UIView? = shown
    while let outer = around {
      guard !outer.isHidden else { return nil }
      around = outer.superview
    }
    // What comes in with a transition may not have been laid out yet.
    shown.superview?.layoutIfNeeded()
    return shown.convert(shown.bounds, to: view)
  }

  /// The view that shows the item.
  func makeView() -> UIView {
    if let customView { return customView }
    let button = UIButton(type: .system, primaryAction: primaryAction)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.accessibilityLabel = accessibilityLabel
    button.accessibilityValue = accessibilityValue
    button.accessibilityHint = accessibilityHint
    if let tintColor { button.tintColor = tintColor }
    self.button = button
    return button
  }
}
