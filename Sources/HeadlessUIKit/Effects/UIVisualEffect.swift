/// What a visual effect view does to what is seen through it.
@MainActor
open class UIVisualEffect: HeadlessVisualEffect {
  override init() {
    super.init()
  }
}
