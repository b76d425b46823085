/// What a visual effect view does to what is seen through it.
@MainActor
open class UIVisualEffect: NSObject, NSCopying {
  override init() {
    super.init()
  }

  /// Itself: nothing in it changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Hook: the standard deviation of the blur, in points.
  var blurRadius: CGFloat { 0 }

  /// Hook: the colour that lies over what is blurred.
  var tint: UIColor? { nil }
}
