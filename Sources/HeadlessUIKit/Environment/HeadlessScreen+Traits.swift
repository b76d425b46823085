extension HeadlessScreen {
  /// The traits that everything on the screen starts from.
  private(set) static var traits = makeTraits()
  /// Those at the last reset.
  private(set) static var initialTraits = traits

  /// The light or dark style that the user has chosen.
  public static var userInterfaceStyle = UIUserInterfaceStyle.light {
    didSet { updateTraits() }
  }

  /// The text size that the user prefers.
  public static var preferredContentSizeCategory = UIContentSizeCategory.large {
    didSet {
      guard preferredContentSizeCategory != oldValue else { return }
      updateTraits()
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification,
        object: UIApplication.shared,
        userInfo: [
          UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory.rawValue
        ]
      )
    }
  }

  /// What the traits would be on a screen of a size.
  static func traits(for size: CGSize) -> UITraitCollection {
    let isPad = min(size.width, size.height) >= 744
    let isWide = size.width > size.height
    let isLarge = max(size.width, size.height) >= 896
    return UITraitCollection(
      style: userInterfaceStyle,
      horizontal: isPad || isWide && isLarge ? .regular : .compact,
      vertical: isPad || !isWide ? .regular : .compact,
      scale: screen.scale,
      category: preferredContentSizeCategory,
      weight: HeadlessAccessibility.isBoldTextEnabled ? .bold : .regular
    )
  }

  static func resetTraits() {
    userInterfaceStyle = .light
    preferredContentSizeCategory = .large
    updateTraits()
    initialTraits = traits
  }

  static func updateTraits() {
    let new = makeTraits()
    guard new != traits else { return }
    traits = new
    for window in windows {
      window.noteTraitsInside()
    }
  }

  private static func makeTraits() -> UITraitCollection {
    traits(for: screen.bounds.size)
  }
}
