import UIKit

/// The table of contents, with a card for each place.
final class HomeController: HeadedController {
  private let guide: FieldGuide
  private let heading = UILabel(
    "Field Guide",
    size: 34,
    weight: .bold,
    isHeader: true,
    color: UIColor(hex: 0x25222E, dark: 0xF4EFF8)
  )
  private let subheading = UILabel(
    "Six places, from first light to last",
    size: 16,
    color: UIColor(hex: 0x6C6675, dark: 0xABA4B8)
  )
  private let cards: [PlaceCard]

  init(guide: FieldGuide) {
    self.guide = guide
    cards = guide.places.map(PlaceCard.init)
    super.init(nibName: nil, bundle: nil)
    title = "Guide"
    // The screen shows a larger title of its own.
    navigationItem.titleView = UIView()
    navigationItem.backButtonTitle = FieldGuide.backTitle
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "home"
    view.backgroundColor = UIColor(hex: 0xF7F4EF, dark: 0x14121B)
    heading.accessibilityIdentifier = "home.heading"
    view.addSubviews([heading, subheading])
    for (index, card) in cards.enumerated() {
      card.accessibilityIdentifier = "card.\(index)"
      on(card) { $0.open(index) }
      view.addSubview(card)
    }
  }

  override var headings: [UIView] { [heading, subheading] }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.backdrop?.show([view.backgroundColor ?? .white])
    for (card, place) in zip(cards, guide.places) {
      card.isLiked = guide.likes(place)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin = max(20, view.safeAreaInsets.left)
    let gap: CGFloat = 14
    let bounds = view.bounds
    let width = bounds.width - 2 * margin
    // The bar is empty, so the heading starts beside it and leaves more space for the pictures.
    let top = max(view.safeAreaInsets.top - 36, 24)
    view.place(heading, x: margin, y: top, width: width, height: 42)
    view.place(subheading, x: margin, y: top + 42, width: width, height: 22)
    let first = top + 42 + 22 + 18
    let bottom = bounds.height - max(view.safeAreaInsets.bottom, 16)
    let columns = bounds.width > bounds.height ? 3 : 2
    let rows = cards.count / columns
    let size = CGSize(
      width: (width - gap * CGFloat(columns - 1)) / CGFloat(columns),
      height: (bottom - first - gap * CGFloat(rows - 1)) / CGFloat(rows)
    )
    for (index, card) in cards.enumerated() {
      let place = CGRect(
        x: margin + CGFloat(index % columns) * (size.width + gap),
        y: first + CGFloat(index / columns) * (size.height + gap),
        width: size.width,
        height: size.height
      )
      view.layOut(card, place)
    }
  }

  private func open(_ index: Int) {
    navigationController?.pushViewController(
      DetailController(place: guide.places[index], guide: guide),
      animated: true
    )
  }
}
