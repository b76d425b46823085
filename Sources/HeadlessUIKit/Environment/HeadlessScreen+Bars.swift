extension HeadlessScreen {
  /// Constants that describe where the bars of navigation and tab bar controllers are.
  ///
  /// The sides are those of the hardware: a right-to-left layout doesn't change them.
  public enum BarPlacement: Hashable, Sendable {
    /// A navigation bar lies above the screens, and a tab bar below them.
    case aboveAndBelow
    /// Both bars are at the left side.
    case left
    /// Both bars are at the right side.
    case right
  }

  /// The placement of the bars; a change takes effect with the next layout, as when an app moves to another display.
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
