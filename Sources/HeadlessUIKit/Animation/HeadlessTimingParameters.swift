/// What cubic and spring timing have in common: UIKit's `UITimingCurveProvider`.
@preconcurrency @MainActor
open class HeadlessTimingParameters: NSObject, UITimingCurveProvider {
  override init() {
    super.init()
  }

  /// Archives are not read: this returns nil for every coder.
  public nonisolated required init?(coder: NSCoder) {
    nil
  }

  var type: UITimingCurveType { .builtin }

  open var timingCurveType: UITimingCurveType { type }
  open var cubicTimingParameters: UICubicTimingParameters? { self as? UICubicTimingParameters }
  open var springTimingParameters: UISpringTimingParameters? { self as? UISpringTimingParameters }

  public nonisolated func encode(with coder: NSCoder) {
    HeadlessFault.raise("timing parameters cannot be archived here: keep their numbers instead")
  }

  /// Itself: nothing in it changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
