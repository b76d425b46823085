extension HeadlessScreen {
  /// Where the bars of navigation and tab bar controllers are.
  ///
  /// A side is the hardware's: in a right-to-left layout it is the same one.
  public enum BarPlacement: Hashable, Sendable {
    /// A navigation bar lies above the screens, and a tab bar below them.
    case aboveAndBelow
    /// Both stand at the left side.
    case left
    /// Both stand at the right side.
    case right
  }

  /// Where bars are; a change takes place with the next layout, as when an app moves to another display.
  public static var barPlacement = BarPlacement.aboveAndBelow {
    didSet {
      guard barPlacement != oldValue else { return }
      for window in windows {
        window.layOutBarsInside()
      }
    }
  }
}

extension UIView {
  /// Lays out the view and everything in it that belongs to a controller, each of which may have a bar or be beside one.
  fileprivate func layOutBarsInside() {
    if controller != nil { setNeedsLayout() }
    for subview in subviews {
      subview.layOutBarsInside()
    }
  }
}
