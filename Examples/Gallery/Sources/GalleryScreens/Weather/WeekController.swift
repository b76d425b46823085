import UIKit

/// The week: one day per page, in a pager that keeps drags to itself until its first or last page.
final class WeekController: UIViewController, UIScrollViewDelegate {
  private let sky = GradientView()
  private let heading = UILabel("This week", size: 34, weight: .bold, color: .white)
  private let pager = UIScrollView()
  private let pages: [DayPage]
  private let dots: PageDots
  private var laidOutWidth: CGFloat = 0

  init(_ days: [Forecast.Day]) {
    pages = days.map(DayPage.init)
    dots = PageDots(count: days.count, color: .white)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "week"
    sky.show([UIColor(hex: 0x2B6FD6), UIColor(hex: 0x4FA3EE), UIColor(hex: 0x9AD4FA)])
    pager.accessibilityIdentifier = "week.pager"
    pager.isPagingEnabled = true
    pager.showsHorizontalScrollIndicator = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.delegate = self
    for (index, page) in pages.enumerated() {
      page.accessibilityIdentifier = "week.day.\(index)"
      pager.addSubview(page)
    }
    for part in [sky, heading, pager, dots] {
      view.addSubview(part)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (tabBarController as? WeatherController)?.moveMark()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let insets = view.safeAreaInsets
    let margin = max(24, insets.left + 4)
    let isWide = bounds.width > bounds.height
    let page = dots.page
    let top = isWide ? max(insets.top, 12) : insets.top + 66
    let bottom = bounds.height - insets.bottom
    sky.frame = bounds
    heading.isHidden = isWide
    heading.frame = view.fromLeading(
      CGRect(x: margin, y: insets.top + 12, width: bounds.width - 2 * margin, height: 42)
    )
    pager.frame = CGRect(x: 0, y: top, width: bounds.width, height: bottom - top - 34)
    pager.contentSize = CGSize(
      width: bounds.width * CGFloat(pages.count),
      height: pager.frame.height
    )
    dots.frame = CGRect(x: 0, y: bottom - 28, width: bounds.width, height: 20)
    for (index, view) in pages.enumerated() {
      view.frame = CGRect(
        x: offset(of: index) + margin,
        y: 0,
        width: bounds.width - 2 * margin,
        height: pager.frame.height
      )
    }
    guard bounds.width != laidOutWidth else { return }
    laidOutWidth = bounds.width
    pager.contentOffset.x = offset(of: page)
    dots.page = page
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = view.bounds.width
    guard width > 0, width == laidOutWidth else { return }
    let place = Int((scrollView.contentOffset.x / width).rounded())
    let page = isMirrored ? pages.count - 1 - place : place
    dots.page = min(max(page, 0), pages.count - 1)
  }

  /// The offset of a page; the first page is at the leading edge.
  private func offset(of page: Int) -> CGFloat {
    view.bounds.width * CGFloat(isMirrored ? pages.count - 1 - page : page)
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
