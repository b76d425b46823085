import UIKit

/// A page with a tile for each page that it leads to, and buttons for its card and for the drawer.
@available(iOS 14, tvOS 14, *)
final class PageViewController: UIViewController {
  let page: Page
  private let scrollView = UIScrollView()
  private lazy var detailsButton = button(title: "Details", link: page.link.with(.card))
  private lazy var tiles = page.children.map { button(title: $0.title, link: $0.link) }

  init(_ page: Page) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
    title = page.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The tile of the page that a link leads to, or of one on the way there.
  func tile(toward link: Link) -> UIView? {
    zip(page.children, tiles).first { link.pages.starts(with: $0.0.link.pages) }?.1
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = page.children.isEmpty ? page.color : .systemBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    detailsButton.setTitleColor(.label, for: .normal)
    scrollView.addSubview(detailsButton)
    for (child, tile) in zip(page.children, tiles) {
      tile.backgroundColor = child.color
      tile.layer.cornerRadius = 12
      scrollView.addSubview(tile)
    }
    let menuButton = button(title: "Menu", link: page.link.with(.drawer))
    menuButton.setTitleColor(.systemBlue, for: .normal)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: menuButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let (columns, height): (CGFloat, CGFloat) = page.link.tab == .photos ? (2, 150) : (1, 72)
    let width = (view.bounds.width - 16) / columns - 16
    detailsButton.frame = CGRect(x: 16, y: 16, width: view.bounds.width - 32, height: 44)
    for (index, tile) in tiles.enumerated() {
      let (row, column) = (index / Int(columns), index % Int(columns))
      tile.frame = CGRect(
        x: 16 + CGFloat(column) * (width + 16),
        y: 76 + CGFloat(row) * (height + 16),
        width: width,
        height: height
      )
    }
    let bottom = tiles.last?.frame.maxY ?? detailsButton.frame.maxY
    scrollView.contentSize = CGSize(width: view.bounds.width, height: bottom + 16)
  }

  /// A button that opens a link: a tap is a deep link like any other.
  private func button(title: String, link: Link) -> UIButton {
    let action = UIAction(title: title) { [weak self] _ in self?.album?.open(link) }
    return UIButton(type: .custom, primaryAction: action)
  }
}
