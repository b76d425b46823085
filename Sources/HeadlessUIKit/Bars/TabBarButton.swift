/// One item of a tab bar: a picture over a title.
@MainActor
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.clipsToBounds = true
    for view in [picture, label, badge] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var answersTaps: Bool { isEnabled }

  override var traitsOfKind: UIAccessibilityTraits { .button }

  override var labelByDefault: String? {
    item.accessibilityLabel ?? item.title ?? item.image?.symbolWords
  }

  override var valueByDefault: String? { item.accessibilityValue ?? item.badgeValue }

  /// The color of an item that is not selected.
  var restingColor: UIColor? { didSet { fill() } }

  override func stateDidChange() {
    fill()
  }

  override func tintDidChange() {
    fill()
  }

  /// Takes title and picture from the item.
  func fill() {
    let color: UIColor = isSelected ? tintColor : restingColor ?? .systemGray
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image = image?.symbol(ofSize: 22)
    picture.tintColor = color
    label.text = item.title
    label.textColor = color
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    setNeedsLayout()
  }

  override func layOutContent() {
    let (image, text) = (picture.image?.size ?? .zero, label.sizeThatFits(bounds.size))
    picture.bounds.size = image
    picture.center = CGPoint(x: bounds.midX, y: label.text == nil ? bounds.midY : 19)
    label.bounds.size = CGSize(width: min(text.width, bounds.width), height: text.height)
    label.center = CGPoint(x: bounds.midX, y: picture.image == nil ? bounds.midY : 41)
    badge.bounds.size = CGSize(
      width: max(badge.sizeThatFits(bounds.size).width + 10, 18),
      height: 18
    )
    badge.center = CGPoint(x: bounds.midX + 14, y: 10)
    badge.layer.cornerRadius = 9
  }
}
