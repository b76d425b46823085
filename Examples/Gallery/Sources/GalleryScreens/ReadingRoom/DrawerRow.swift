import UIKit

/// A shelf in the drawer: the covers of its books, its name and their number.
final class DrawerRow: NamedControl {
  let shelf: Shelf
  private let covers: [UIImageView]
  private let name: UILabel
  private let count: UILabel
  private let isShown: Bool

  init(_ shelf: Shelf, isShown: Bool) {
    self.shelf = shelf
    self.isShown = isShown
    covers = shelf.books.prefix(2).reversed().map { UIImageView(image: $0.cover) }
    name = UILabel(
      shelf.name,
      size: 18,
      weight: isShown ? .semibold : .regular,
      color: isShown ? Paper.brass : Paper.linen
    )
    count = UILabel(
      "\(shelf.books.count) stories",
      size: 14,
      color: Paper.linen.withAlphaComponent(0.75)
    )
    super.init(frame: .zero)
    isSelected = isShown
    layer.cornerRadius = 16
    for cover in covers {
      cover.contentMode = .scaleAspectFill
      cover.clipsToBounds = true
      cover.layer.cornerRadius = 5
      cover.layer.borderWidth = 1
      cover.layer.borderColor = Paper.linen.withAlphaComponent(0.35).cgColor
    }
    for part in covers + [name, count] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    showState()
  }

  override var isHighlighted: Bool {
    didSet { showState() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    for (index, cover) in covers.enumerated() {
      let offset = CGFloat(covers.count - 1 - index)
      place(
        cover,
        x: 12 + offset * 10,
        y: middle - 22 + offset * 3,
        width: 32,
        height: 44 - offset * 6
      )
    }
    let width = bounds.width - 80
    place(name, x: 70, y: middle - 23, width: width, height: 24)
    place(count, x: 70, y: middle + 2, width: width, height: 20)
  }

  private func showState() {
    let strength: CGFloat = isHighlighted ? 0.16 : isShown ? 0.09 : 0
    backgroundColor = Paper.linen.withAlphaComponent(strength)
  }
}
