/// The effect of a visual effect view on the views behind it.
@preconcurrency @MainActor
open class UIVisualEffect: HeadlessVisualEffect {
  override init() {
    super.init()
  }
}
