import UIKit

/// A page of a `PagesController`.
@MainActor
protocol PictureView: UIView {
  var picture: UIImageView { get }
}

/// Pages to swipe between, of which the one that is shown and its neighbors exist.
///
/// The first page is at the leading edge.
class PagesController<Page: PictureView>: RoomController, GridPage, UIScrollViewDelegate {
  var onIndex: (Int) -> Void = { _ in }
  private(set) var index: Int

  private let titles: [String]
  private let name: String
  private let makePage: (Int) -> Page
  private let scroller = UIScrollView()
  private let counter: UILabel
  private var pages: [Int: Page] = [:]

  /// Creates pages with a title each, whose views are named after all of them.
  init(
    _ index: Int,
    titles: [String],
    name: String,
    palette: Palette,
    makePage: @escaping (Int) -> Page
  ) {
    self.index = index
    self.titles = titles
    self.name = name
    counter = UILabel("", size: 17, weight: .semibold, color: palette.ink)
    self.makePage = makePage
    super.init(nibName: nil, bundle: nil)
    navigationItem.titleView = counter
    indexDidChange()
  }

  /// The page that is shown, laid out.
  var currentPage: Page? {
    view.layoutIfNeeded()
    return pages[index]
  }

  /// Shows the title of the current page.
  func indexDidChange() {
    counter.text = "\(index + 1) of \(titles.count)"
    title = titles[index]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = name
    scroller.accessibilityIdentifier = "\(name).pages"
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delegate = self
    view.addSubview(scroller)
  }

  /// Leaves swipes from the edge to the way back.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.interactivePopGestureRecognizer.map {
      scroller.panGestureRecognizer.require(toFail: $0)
    }
  }

  // MARK: - Pages

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    if scroller.bounds.size != size {
      scroller.frame = view.bounds
      scroller.contentSize = CGSize(width: size.width * CGFloat(titles.count), height: size.height)
      scroller.contentOffset.x = frame(of: index).minX
    }
    showPages()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let size = view.bounds.size
    guard size.width > 0, scroller.bounds.size == size else { return }
    let place = Int((scroller.contentOffset.x / size.width).rounded())
    let nearest = min(
      max(view.isRightToLeft ? titles.count - 1 - place : place, 0),
      titles.count - 1
    )
    guard nearest != index else { return }
    index = nearest
    indexDidChange()
    showPages()
    onIndex(index)
  }

  /// Makes the pages around the current one, and lets go of the others.
  private func showPages() {
    let near = max(index - 1, 0)...min(index + 1, titles.count - 1)
    for (number, page) in pages where !near.contains(number) {
      page.removeFromSuperview()
      pages[number] = nil
    }
    for number in near {
      let page = pages[number] ?? addPage(number)
      page.frame = frame(of: number)
    }
  }

  private func addPage(_ number: Int) -> Page {
    let page = makePage(number)
    page.accessibilityIdentifier = "\(name).page.\(number)"
    page.picture.accessibilityIdentifier = "\(name).page.\(number).picture"
    pages[number] = page
    scroller.addSubview(page)
    return page
  }

  private func frame(of page: Int) -> CGRect {
    let size = view.bounds.size
    let place = view.isRightToLeft ? titles.count - 1 - page : page
    return CGRect(x: CGFloat(place) * size.width, y: 0, width: size.width, height: size.height)
  }
}
