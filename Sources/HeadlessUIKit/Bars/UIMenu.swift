/// A menu, of which none can be made.
///
/// Menus are not built, and so an argument of this type can only be nil.
@MainActor
open class UIMenu: UIMenuElement {
  private init() {
    super.init(title: "", image: nil)
  }
}
