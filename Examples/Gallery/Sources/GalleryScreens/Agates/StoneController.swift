import UIKit

/// A stone on a page of its own, beside which are the pages of the others.
final class StoneController: UIViewController, GridPage, UIScrollViewDelegate {
  var onIndex: (Int) -> Void = { _ in }
  private(set) var index: Int

  private let scroller = UIScrollView()
  private let counter = UILabel("", size: 17, weight: .semibold, color: .label)
  /// The pages that are seen or next to be seen, by their stones.
  private var pages: [Int: StonePage] = [:]

  init(_ index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
    navigationItem.titleView = counter
    showTitle()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Where the current picture is when its page has come to rest.
  var pictureFrame: CGRect? {
    view.layoutIfNeeded()
    return pages[index]?.pictureFrame
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "stone"
    scroller.accessibilityIdentifier = "stone.pages"
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delegate = self
    view.addSubview(scroller)
    showColors()
  }

  /// Leaves swipes from the edge to the way back.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.interactivePopGestureRecognizer.map {
      scroller.panGestureRecognizer.require(toFail: $0)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    let colors = GridPalette.stones.fitting(traitCollection)
    view.backgroundColor = colors.surface
    counter.textColor = colors.ink
    for page in pages.values {
      page.show(colors)
    }
  }

  private func showTitle() {
    counter.text = "\(index + 1) of \(Stone.all.count)"
    title = Stone.all[index].name
  }

  // MARK: - Pages

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let isNew = scroller.bounds.size != size
    if isNew {
      scroller.frame = view.bounds
      scroller.contentSize = CGSize(
        width: size.width * CGFloat(Stone.all.count),
        height: size.height
      )
      scroller.contentOffset.x = frame(of: index).minX
    }
    showPages()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let size = view.bounds.size
    guard size.width > 0, scroller.bounds.size == size else { return }
    let place = Int((scroller.contentOffset.x / size.width).rounded())
    let nearest = min(max(isMirrored ? Stone.all.count - 1 - place : place, 0), Stone.all.count - 1)
    guard nearest != index else { return }
    index = nearest
    showTitle()
    showPages()
    onIndex(index)
  }

  /// Makes the pages around the current one, and lets go of the others.
  private func showPages() {
    let near = max(index - 1, 0)...min(index + 1, Stone.all.count - 1)
    for (number, page) in pages where !near.contains(number) {
      page.removeFromSuperview()
      pages[number] = nil
    }
    for number in near {
      let page = pages[number] ?? makePage(number)
      page.frame = frame(of: number)
    }
  }

  private func makePage(_ number: Int) -> StonePage {
    let page = StonePage(Stone.all[number])
    page.accessibilityIdentifier = "stone.page.\(number)"
    page.picture.accessibilityIdentifier = "stone.page.\(number).picture"
    page.show(GridPalette.stones.fitting(traitCollection))
    pages[number] = page
    scroller.addSubview(page)
    return page
  }

  private func frame(of page: Int) -> CGRect {
    let size = view.bounds.size
    let place = isMirrored ? Stone.all.count - 1 - page : page
    return CGRect(x: CGFloat(place) * size.width, y: 0, width: size.width, height: size.height)
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
