/// Distances inwards from the four edges of a rectangle, in points, by the direction of the language.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same by left and right.
  func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top,
      left: isRightToLeft ? trailing : leading,
      bottom: bottom,
      right: isRightToLeft ? leading : trailing
    )
  }
}
