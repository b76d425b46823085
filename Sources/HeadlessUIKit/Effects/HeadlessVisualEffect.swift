/// What `UIVisualEffect` has by being an object that can be copied, and what its view asks of it.
@preconcurrency @MainActor
open class HeadlessVisualEffect: NSObject, NSCopying {
  override init() {
    super.init()
  }

  /// Itself: nothing in it changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Hook: the standard deviation of the blur, in points.
  var blurRadius: CGFloat { 0 }

  /// Hook: the color that lies over what is blurred.
  var tint: UIColor? { nil }
}
