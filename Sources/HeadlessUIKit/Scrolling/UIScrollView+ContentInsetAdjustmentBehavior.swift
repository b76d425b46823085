extension UIScrollView {
  /// Which parts of the safe area are added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Those of the axes that scroll, and top and bottom of a navigation controller's screen.
    case automatic
    /// Those of the axes that scroll.
    case scrollableAxes
    case never
    case always
  }
}
