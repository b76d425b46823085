extension HeadlessAccessibility {
  /// An element as assistive technology presents it.
  public struct Element: Equatable, Sendable {
    /// The identifier of the element, unique as long as its view lives.
    public let id: Int
    public let role: Role
    public let label: String
    public let value: String?
    public let hint: String?
    public let traits: UIAccessibilityTraits
    /// The visible part, on the screen, in points.
    public let frame: CGRect

    public var isEnabled: Bool { !traits.contains(.notEnabled) }
    public var isSelected: Bool { traits.contains(.selected) }
  }

  /// Constants that describe the kind of an element.
  public enum Role: String, Sendable {
    case button
    case slider
    case header
    case text
    case image
    /// A button in a tab bar.
    case tab
    /// A field that accepts typing.
    case field
  }
}

extension HeadlessAccessibility.Element {
  @MainActor
  init(_ view: UIView, frame: CGRect) {
    id = view.layer.serial
    role = HeadlessAccessibility.Role(view)
    label = view.accessibilityLabel ?? ""
    value = view.accessibilityValue
    hint = view.accessibilityHint
    traits = view.accessibilityTraits
    self.frame = frame
  }
}

extension HeadlessAccessibility.Role {
  @MainActor
  fileprivate init(_ view: UIView) {
    let traits = view.accessibilityTraits
    self =
      if traits.contains(.adjustable) {
        .slider
      } else if view.canBecomeFirstResponder, view.headlessNeedsKeyboard || view.inputView != nil {
        .field
      } else if !traits.isDisjoint(with: [.button, .link]) {
        view.isInTabBar ? .tab : .button
      } else if traits.contains(.header) {
        .header
      } else {
        traits.contains(.image) ? .image : .text
      }
  }
}

extension UIView {
  fileprivate var isInTabBar: Bool {
    superview.map { $0.accessibilityTraits.contains(.tabBar) || $0.isInTabBar } ?? false
  }
}
