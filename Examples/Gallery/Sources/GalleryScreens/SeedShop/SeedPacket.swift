import UIKit

/// A packet on the shelf, with its name and its price below.
final class SeedPacket: SinkingControl, GridTile, SeedOffer {
  static let captionHeight: CGFloat = 32
  static let gap = CGSize(width: 18, height: 14)

  let picture: UIView
  let name: UILabel
  let price: UILabel
  /// All that is seen of the packet; the control itself sinks under a finger.
  let goods = UIView()

  init(_ seed: Seed, name identifier: String) {
    picture = SeedPicture(seed)
    name = UILabel(seed.name, size: 16, weight: .semibold, color: Palette.seeds.ink)
    price = UILabel(seed.price, size: 14, weight: .medium, color: Palette.seeds.faintInk)
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    accessibilityLabel = "\(seed.name), \(seed.price)"
    goods.isUserInteractionEnabled = false
    picture.layer.shadowOpacity = 0.08
    for (part, kind) in [(picture, "picture"), (name, "name"), (price, "price")] {
      part.accessibilityIdentifier = "\(identifier).\(kind)"
      goods.addSubview(part)
    }
    addSubview(goods)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    goods.bounds.size = bounds.size
    goods.center = bounds.middle
    picture.frame = CGRect(x: 0, y: 0, width: side, height: side)
    // As large as their texts, which grow into those of the page.
    let (nameSize, priceSize) = (name.sizeThatFits(bounds.size), price.sizeThatFits(bounds.size))
    let base = side + 9
    name.frame = fromLeading(CGRect(origin: CGPoint(x: 2, y: base), size: nameSize))
    price.frame = fromLeading(
      CGRect(
        origin: CGPoint(
          x: side - priceSize.width - 2,
          y: base + nameSize.height - priceSize.height
        ),
        size: priceSize
      )
    )
  }
}
