/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public override init() {
    super.init()
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// The picture while the item is selected; by default the same as otherwise.
  open var selectedImage: UIImage? { didSet { didChange() } }
  /// A short text in a red badge beside the picture.
  open var badgeValue: String? { didSet { didChange() } }
  open var badgeColor: UIColor? { didSet { didChange() } }
}
