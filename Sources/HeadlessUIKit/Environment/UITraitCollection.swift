/// The traits of the environment of a view or a controller; other collections decide about unspecified traits.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels for each point; 0 where it is unspecified.
  public let displayScale: CGFloat
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let legibilityWeight: UILegibilityWeight

  init(
    style: UIUserInterfaceStyle = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    scale: CGFloat = 0,
    category: UIContentSizeCategory = .unspecified,
    weight: UILegibilityWeight = .unspecified
  ) {
    userInterfaceStyle = style
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
    preferredContentSizeCategory = category
    legibilityWeight = weight
    super.init()
  }

  public override convenience init() {
    self.init(style: .unspecified)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(scale: scale)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(weight: legibilityWeight)
  }

  /// Combines trait collections; if several specify the same trait, the last one of them counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let all = traitCollections
    self.init(
      style: all.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
        ?? .unspecified,
      horizontal: all.last { $0.horizontalSizeClass != .unspecified }?.horizontalSizeClass
        ?? .unspecified,
      vertical: all.last { $0.verticalSizeClass != .unspecified }?.verticalSizeClass
        ?? .unspecified,
      scale: all.last { $0.displayScale != 0 }?.displayScale ?? 0,
      category: all.last { $0.preferredContentSizeCategory != .unspecified }?
        .preferredContentSizeCategory ?? .unspecified,
      weight: all.last { $0.legibilityWeight != .unspecified }?.legibilityWeight ?? .unspecified
    )
  }

  /// Returns a Boolean value that indicates whether this collection has all traits that another one specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Returns a Boolean value that indicates whether colors that depend on the style would differ.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && legibilityWeight == other.legibilityWeight
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(legibilityWeight)
    return hasher.finalize()
  }
}
