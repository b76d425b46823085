extension UIView {
  /// The radius that a corner of the view would have with `UICornerRadius.containerConcentric`.
  ///
  /// `effectiveRadius(corner:)` of iOS 26 reports it; on earlier systems, it is nil. Only a view that fills the screen
  /// has the display's corners.
  public var headlessConcentricRadius: CGFloat? {
    guard let radius = HeadlessScreen.displayCornerRadius else { return nil }
    guard let window = self as? UIWindow ?? window else { return 0 }
    return convert(bounds, to: window) == HeadlessScreen.bounds ? radius : 0
  }
}
