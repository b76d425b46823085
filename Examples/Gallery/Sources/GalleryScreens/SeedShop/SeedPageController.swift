import UIKit

/// A packet on a page of its own, from which one can go on to the next packet.
final class SeedPageController: RoomController, SeedPage, GridPage {
  var onIndex: (Int) -> Void = { _ in }
  private(set) var index: Int

  let picture: UIView
  let name: UILabel
  let price: UILabel
  private let front: SeedPicture
  private let facts: [SeedRow]
  private let note: UILabel
  private let goOnButton = SeedButton()
  private let scroller = UIScrollView()
  var rows: [UIView] { facts + [note, goOnButton] }

  init(_ index: Int) {
    let seed = Seed.all[index]
    self.index = index
    front = SeedPicture(seed)
    picture = front
    let colors = Palette.seeds
    name = UILabel(seed.name, size: 32, weight: .semibold, isHeader: true, color: colors.ink)
    price = UILabel(seed.price, size: 24, weight: .medium, color: colors.faintInk)
    facts = seed.facts.map { SeedRow(title: $0.title) }
    note = UILabel("", size: 17, color: colors.ink)
    super.init(nibName: nil, bundle: nil)
    // The page shows its title below the picture.
    navigationItem.titleView = UIView()
    show()
  }

  private func show() {
    let seed = Seed.all[index]
    title = seed.name
    front.show(seed)
    name.text = seed.name
    price.text = seed.price
    for (row, fact) in zip(facts, seed.facts) {
      row.show(fact.text)
    }
    note.text = seed.note
    goOnButton.show("Next: \(Seed.all[(index + 1) % Seed.all.count].name)")
    viewIfLoaded?.setNeedsLayout()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "seed.page"
    view.backgroundColor = Palette.seeds.paper
    scroller.accessibilityIdentifier = "seed.page.scroller"
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsVerticalScrollIndicator = false
    picture.accessibilityIdentifier = "seed.page.picture"
    picture.layer.shadowOpacity = 0.22
    name.accessibilityIdentifier = "seed.page.name"
    price.accessibilityIdentifier = "seed.page.price"
    for (index, row) in rows.enumerated() {
      row.accessibilityIdentifier = "seed.page.row.\(index)"
    }
    scroller.addSubviews([picture, name, price] + rows)
    view.addSubview(scroller)
    on(goOnButton) { $0.goOn() }
  }

  private func goOn() {
    index = (index + 1) % Seed.all.count
    show()
    onIndex(index)
  }

  // MARK: - Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (insets, size) = (view.screenInsets, view.bounds.size)
    let isWide = size.width > size.height
    let margin = max(20, insets.left + 6, insets.right + 6)
    let top = insets.top + 44 + 8
    let width = size.width - 2 * margin
    let foot = max(insets.bottom, 12) + 6
    let side = isWide ? max(size.height - top - foot, 120) : min(width, size.height * 0.42)
    scroller.frame = view.bounds
    let pictureX = isWide ? margin : (size.width - side) / 2
    view.layOut(picture, CGRect(x: pictureX, y: top, width: side, height: side))
    let column =
      isWide ? (x: margin + side + 28, width: width - side - 28) : (x: margin, width: width)
    var y = isWide ? top : top + side + 20
    let (nameSize, priceSize) = (name.sizeThatFits(size), price.sizeThatFits(size))
    view.layOut(name, CGRect(origin: CGPoint(x: column.x, y: y), size: nameSize))
    view.layOut(
      price,
      CGRect(
        origin: CGPoint(
          x: column.x + column.width - priceSize.width,
          y: y + nameSize.height - priceSize.height - 2
        ),
        size: priceSize
      )
    )
    y += nameSize.height + 14
    for row in facts {
      view.layOut(row, CGRect(x: column.x, y: y, width: column.width, height: 42))
      y += 48
    }
    let room = CGSize(width: column.width, height: .greatestFiniteMagnitude)
    let noteHeight = note.sizeThatFits(room).height
    view.layOut(note, CGRect(x: column.x, y: y + 8, width: column.width, height: noteHeight))
    y += noteHeight + 22
    view.layOut(goOnButton, CGRect(x: column.x, y: y, width: column.width, height: 48))
    scroller.contentSize = CGSize(width: size.width, height: y + 48 + foot)
  }
}
