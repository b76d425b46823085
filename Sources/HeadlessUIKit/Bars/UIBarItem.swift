/// Something in a bar: a title, a picture, and whether it can be used.
@preconcurrency @MainActor
open class UIBarItem: HeadlessAccessibleObject {
  public override init() {
    super.init()
  }

  open var title: String? { didSet { didChange() } }
  open var image: UIImage? { didSet { didChange() } }
  open var isEnabled = true { didSet { didChange() } }
  open var tag = 0

  /// The bar that shows the item.
  weak var bar: (any ItemBar)?

  func didChange() {
    bar?.itemDidChange()
  }
}

/// A bar made of items, which hears when one of them looks different.
@MainActor
protocol ItemBar: AnyObject {
  func itemDidChange()
}
