/// A menu. Menus are not built, and none can be made: an argument of this type can only be nil.
@MainActor
open class UIMenu: UIMenuElement {
  private init() {
    super.init(title: "", image: nil)
  }
}
