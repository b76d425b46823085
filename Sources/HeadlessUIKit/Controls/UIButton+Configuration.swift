extension UIButton {
  /// What a button shows and how.
  public struct Configuration: Hashable, Sendable {
    /// What lies behind the title.
    private enum Appearance {
      case plain, gray, tinted, filled
    }

    private let appearance: Appearance
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium { didSet { setDefaultContentInsets() } }
    public var contentInsets = NSDirectionalEdgeInsets.zero

    private init(_ appearance: Appearance) {
      self.appearance = appearance
      setDefaultContentInsets()
    }

    public static func plain() -> UIButton.Configuration { Configuration(.plain) }
    public static func gray() -> UIButton.Configuration { Configuration(.gray) }
    public static func tinted() -> UIButton.Configuration { Configuration(.tinted) }
    public static func filled() -> UIButton.Configuration { Configuration(.filled) }

    /// The insets that belong to the button's size.
    public mutating func setDefaultContentInsets() {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      contentInsets = NSDirectionalEdgeInsets(
        top: vertical,
        leading: horizontal,
        bottom: vertical,
        trailing: horizontal
      )
    }

    /// How round the corners are.
    public enum CornerStyle: Hashable, Sendable {
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    /// How much room a button takes.
    public enum Size: Hashable, Sendable {
      case medium
      case small
      case mini
      case large
    }
  }
}

extension UIButton.Configuration {
  var titleFont: UIFont {
    .preferredFont(forTextStyle: buttonSize == .mini || buttonSize == .small ? .subheadline : .body)
  }

  var subtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }

  func foregroundColor(tint: UIColor, state: UIControl.State) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = baseForegroundColor ?? (appearance == .filled ? .white : tint)
    return state.contains(.highlighted) ? color.faded(to: 0.75) : color
  }

  /// Nil where nothing lies behind the title.
  func backgroundColor(tint: UIColor, state: UIControl.State) -> UIColor? {
    let color: UIColor
    switch appearance {
    case .plain:
      guard let base = baseBackgroundColor else { return nil }
      color = base
    case .gray: color = baseBackgroundColor ?? .secondarySystemFill
    case .tinted: color = (baseBackgroundColor ?? tint).faded(to: 0.18)
    case .filled: color = baseBackgroundColor ?? tint
    }
    if state.contains(.disabled) { return .tertiarySystemFill }
    return state.contains(.highlighted) ? color.faded(to: 0.75) : color
  }

  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .small: 4.5
    case .dynamic, .medium: 6
    case .large: 9
    case .capsule: height / 2
    }
  }
}

extension UIColor {
  /// The color with a part of its opacity.
  fileprivate func faded(to part: CGFloat) -> UIColor {
    guard isDynamic else { return withAlphaComponent(cgColor.alpha * part) }
    return UIColor { self.resolvedColor(with: $0).faded(to: part) }
  }
}
