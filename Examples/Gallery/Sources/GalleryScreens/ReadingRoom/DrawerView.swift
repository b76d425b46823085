import UIKit

/// The content of the drawer, of which a part shows while the drawer isn't as wide as when it is open.
final class DrawerView: RoomView {
  let rows: [DrawerRow]
  let lamp = UIButton(configuration: .plain())
  private let content = UIView()
  private let heading = UILabel("Shelves", size: 30, weight: .bold, color: Paper.linen)
  private let line = UILabel(
    "Reading room, open all night",
    size: 15,
    color: Paper.linen.withAlphaComponent(0.7)
  )

  init(_ shelves: [Shelf], shown: Shelf) {
    rows = shelves.map { DrawerRow($0, isShown: $0 == shown) }
    super.init(frame: .zero)
    accessibilityIdentifier = "drawer"
    heading.accessibilityTraits = .header
    backgroundColor = Paper.cloth
    clipsToBounds = true
    lamp.accessibilityIdentifier = "drawer.lamp"
    lamp.configuration?.baseForegroundColor = Paper.brass
    lamp.configuration?.imagePadding = 12
    lamp.configuration?.contentInsets = .zero
    for (index, row) in rows.enumerated() {
      row.accessibilityIdentifier = "drawer.shelf.\(index)"
    }
    content.addSubviews([heading, line, lamp] + rows)
    addSubview(content)
  }

  func showLamp(isLit: Bool) {
    lamp.configuration?.title = isLit ? "Lamp on" : "Lamp off"
    lamp.configuration?.image = UIImage(systemName: isLit ? "moon" : "sun.max")
    // The words are not equally wide.
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = screenInsets
    let width = DrawerLayout(in: superview ?? self).open.width
    // The content comes along at a third of the speed.
    place(content, x: (bounds.width - width) * 0.33, y: 0, width: width, height: bounds.height)
    let margin = max(28, (isRightToLeft ? insets.right : insets.left) + 8)
    let room = width - margin - 20
    let isTall = bounds.height > 500
    let top = max(insets.top, 16) + (isTall ? 36 : 2)
    let place = { (frame: CGRect) in self.content.fromLeading(frame) }
    heading.frame = place(CGRect(x: margin, y: top, width: room, height: 38))
    line.frame = place(CGRect(x: margin, y: top + 40, width: room, height: 22))
    let first = top + (isTall ? 98 : 70)
    let step: CGFloat = isTall ? 82 : 58
    for (index, row) in rows.enumerated() {
      let y = first + CGFloat(index) * step
      row.frame = place(CGRect(x: margin - 12, y: y, width: room + 12, height: step - 6))
    }
    let bottom = bounds.height - max(insets.bottom, 16)
    let lampWidth = lamp.sizeThatFits(bounds.size).width
    lamp.frame = place(CGRect(x: margin, y: bottom - 48, width: lampWidth, height: 44))
  }
}
