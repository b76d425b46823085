/// What a navigation bar shows for one item: back button, title and buttons.
@MainActor
final class NavigationBarContent: UIView {
  private let item: UINavigationItem
  private let backItem: UINavigationItem?
  private let goBack: () -> Void
  private let label = UILabel()
  private var back: UIButton?
  private var leading: [UIView] = []
  private var trailing: [UIView] = []

  init(_ item: UINavigationItem, after backItem: UINavigationItem?, goBack: @escaping () -> Void) {
    self.item = item
    self.backItem = backItem
    self.goBack = goBack
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    label.accessibilityTraits = .header
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// True for the content that automation finds.
  var isCurrent = false {
    didSet { nameParts() }
  }

  /// Shows the items, and follows their changes.
  func show(in bar: UINavigationBar) {
    item.bar = bar
    backItem?.bar = bar
    fill()
  }

  /// Takes title and buttons from the items.
  func fill() {
    for view in subviews {
      view.removeFromSuperview()
    }
    label.text = item.title
    let hasOwnItems = item.leftBarButtonItems?.isEmpty == false
    let showsBack =
      !item.hidesBackButton && (!hasOwnItems || item.leftItemsSupplementBackButton)
    back = showsBack ? backItem.map(makeBackButton) : nil
    leading = (item.leftBarButtonItems ?? []).map(makeView)
    trailing = (item.rightBarButtonItems ?? []).map(makeView)
    for view in [back, titleView].compactMap({ $0 }) + leading + trailing {
      addSubview(view)
    }
    nameParts()
    setNeedsLayout()
  }

  /// Moves the title off its place.
  func slideTitle(by distance: CGFloat) {
    titleView.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  /// Stands as the bar's only content.
  func settle() {
    layer.removeAllAnimations()
    titleView.layer.removeAllAnimations()
    alpha = 1
    slideTitle(by: 0)
    isUserInteractionEnabled = true
    isCurrent = true
  }

  override func layoutSubviews() {
    let isLying = (superview as? UINavigationBar)?.placement == .aboveAndBelow
    isLying ? layOutLying() : layOutStanding()
  }

  /// The way back and leading buttons stand above, the others below, and what is left of the title between them.
  private func layOutStanding() {
    let margin: CGFloat = 8
    let side = bounds.width
    var (above, below) = (safeAreaInsets.top + margin, safeAreaInsets.bottom + margin)
    for view in [back].compactMap({ $0 }) + leading {
      view.frame = CGRect(x: 0, y: above, width: side, height: side)
      above += side + margin
    }
    for view in trailing {
      view.frame = CGRect(x: 0, y: bounds.height - below - side, width: side, height: side)
      below += side + margin
    }
    let height = titleView.sizeThatFits(bounds.size).height
    titleView.bounds.size = CGSize(width: side, height: height)
    titleView.center = CGPoint(x: bounds.midX, y: (above + bounds.height - below) / 2)
  }

  private func layOutLying() {
    let margin: CGFloat = 16
    let safe = safeAreaInsets
    let (first, last) = isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
    var left = first + (back == nil ? margin : margin / 2)
    var right = last + margin
    for view in [back].compactMap({ $0 }) + leading {
      left += place(view, at: left, fromEnd: false)
    }
    for view in trailing {
      right += place(view, at: right, fromEnd: true)
    }
    let size = titleView.sizeThatFits(bounds.size)
    let free = bounds.width - left - right
    let width = min(size.width, max(free, 0))
    let middle = min(max(bounds.midX, left + width / 2), bounds.width - right - width / 2)
    titleView.bounds.size = CGSize(width: width, height: size.height)
    titleView.center = CGPoint(x: mirrored(middle), y: bounds.midY)
  }

  private var titleView: UIView { item.titleView ?? label }

  private var isRightToLeft: Bool {
    (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func mirrored(_ x: CGFloat) -> CGFloat {
    isRightToLeft ? bounds.width - x : x
  }

  /// Puts a view a distance from the leading or trailing end, and returns the room that it takes.
  private func place(_ view: UIView, at distance: CGFloat, fromEnd: Bool) -> CGFloat {
    var size = view.sizeThatFits(bounds.size)
    if view is UIButton { size = CGSize(width: max(size.width, 22), height: bounds.height) }
    let middle = distance + size.width / 2
    view.bounds.size = size
    view.center = CGPoint(
      x: mirrored(fromEnd ? bounds.width - middle : middle),
      y: bounds.midY
    )
    return size.width + 8
  }

  private func makeView(_ buttonItem: UIBarButtonItem) -> UIView {
    buttonItem.bar = item.bar
    return buttonItem.makeView()
  }

  private func makeBackButton(to item: UINavigationItem) -> UIButton {
    let action = UIAction(
      title: item.backButtonTitle ?? item.title ?? "Back",
      image: UIImage(systemName: isRightToLeft ? "chevron.right" : "chevron.left")
    ) { [weak self] _ in
      self?.goBack()
    }
    var appearance = UIButton.Configuration.plain()
    appearance.imagePadding = 5
    appearance.contentInsets = .zero
    return UIButton(configuration: appearance, primaryAction: action)
  }

  private func nameParts() {
    label.accessibilityIdentifier = isCurrent ? "bar.title" : nil
    back?.accessibilityIdentifier = isCurrent ? "bar.back" : nil
  }
}
