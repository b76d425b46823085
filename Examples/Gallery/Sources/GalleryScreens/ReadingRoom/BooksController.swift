import UIKit

/// The books of a shelf: the first one large, the others in a list.
final class BooksController: RoomController {
  /// Called when the drawer is asked for.
  var onMenu: () -> Void = {}
  /// Called when a book is chosen.
  var onBook: (Book) -> Void = { _ in }
  var shelf: Shelf {
    didSet { showShelf() }
  }

  private let list = UIScrollView()
  private let menuButton = UIButton(configuration: .plain())
  private let name = UILabel("", size: 36, weight: .bold, isHeader: true, color: Paper.ink)
  private let line = UILabel("", size: 17, color: Paper.ink.withAlphaComponent(0.7))
  private var hero: BookHero?
  private var rows: [BookRow] = []

  init(_ shelf: Shelf) {
    self.shelf = shelf
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "books"
    list.accessibilityIdentifier = "books.list"
    list.contentInsetAdjustmentBehavior = .never
    list.alwaysBounceVertical = true
    menuButton.accessibilityIdentifier = "books.menu"
    menuButton.accessibilityLabel = "Shelves"
    menuButton.configuration?.image = UIImage(systemName: "list.bullet")
    menuButton.configuration?.contentInsets = .zero
    menuButton.addAction(UIAction { [weak self] _ in self?.onMenu() }, for: .touchUpInside)
    view.addSubview(list)
    list.addSubviews([menuButton, name, line])
    view.backgroundColor = Paper.paper
    menuButton.configuration?.baseForegroundColor = Paper.ink
    showShelf()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.screenInsets
    let margin = max(24, insets.left + 8)
    let width = view.bounds.width - 2 * margin
    let top = max(insets.top, 12)
    let place = { (frame: CGRect) in self.view.fromLeading(frame) }
    list.frame = view.bounds
    menuButton.frame = place(CGRect(x: margin - 10, y: top + 2, width: 44, height: 44))
    name.frame = place(CGRect(x: margin, y: top + 50, width: width, height: 44))
    line.frame = place(CGRect(x: margin, y: top + 96, width: width, height: 24))
    let isWide = view.bounds.width > view.bounds.height
    let heroWidth = isWide ? (width - 32) * 0.52 : width
    let y = top + 140
    if let hero {
      view.layOut(
        hero,
        CGRect(x: margin, y: y, width: heroWidth, height: isWide ? 216 : 290)
      )
    }
    let x = isWide ? margin + heroWidth + 32 : margin
    var bottom = isWide ? y - 12 : y + 290 + 16
    for row in rows {
      let frame = CGRect(x: x, y: bottom, width: margin + width - x, height: BookRow.height)
      view.layOut(row, frame)
      bottom += BookRow.height
    }
    list.contentSize = CGSize(
      width: view.bounds.width,
      height: max(bottom, y + 216) + max(insets.bottom, 20)
    )
  }

  private func showShelf() {
    title = shelf.name
    guard isViewLoaded else { return }
    name.text = shelf.name
    line.text = shelf.line
    hero?.removeFromSuperview()
    for row in rows { row.removeFromSuperview() }
    let first = BookHero(shelf.books[0])
    rows = shelf.books.dropFirst().map(BookRow.init)
    for (index, control) in ([first] + rows).enumerated() {
      let book = shelf.books[index]
      control.accessibilityIdentifier = "book.\(index)"
      control.addAction(UIAction { [weak self] _ in self?.onBook(book) }, for: .touchUpInside)
      list.addSubview(control)
    }
    hero = first
    list.contentOffset = .zero
    view.setNeedsLayout()
  }
}
