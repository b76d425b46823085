/// What a visual effect view does to what is seen through it.
@preconcurrency @MainActor
open class UIVisualEffect: HeadlessVisualEffect {
  override init() {
    super.init()
  }
}
