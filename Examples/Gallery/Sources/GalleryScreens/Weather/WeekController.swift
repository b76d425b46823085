import UIKit

/// The week: one day per page, in a pager that keeps drags to itself until its first or last page.
final class WeekController: RoomController {
  /// A clear day, or a clear night.
  private static let sky = [
    UIColor(hex: 0x2563C4, dark: 0x070E22), UIColor(hex: 0x4592E4, dark: 0x0F2146),
    UIColor(hex: 0x74B8F0, dark: 0x1D3A6B),
  ]

  private let sky = GradientView()
  private let heading = UILabel("This week", size: 34, weight: .bold, isHeader: true, color: .white)
  private let pager: Pager

  init(_ days: [Forecast.Day]) {
    let pages = days.map(DayPage.init)
    for (index, page) in pages.enumerated() {
      page.accessibilityIdentifier = "week.day.\(index)"
    }
    pager = Pager(pages, name: "week.pager", color: .white)
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "week"
    sky.show(Self.sky)
    view.addSubviews([sky, heading, pager])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (tabBarController as? MarkedTabs)?.willShow(Self.sky)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let insets = view.safeAreaInsets
    let margin = max(24, insets.left + 4)
    let isWide = bounds.width > bounds.height
    let top = isWide ? max(insets.top, 12) : insets.top + 66
    let bottom = bounds.height - insets.bottom
    sky.frame = bounds
    heading.isHidden = isWide
    view.place(heading, x: margin, y: insets.top + 12, width: bounds.width - 2 * margin, height: 42)
    pager.gap = 2 * margin
    pager.frame = CGRect(x: 0, y: top, width: bounds.width, height: bottom - top - 8)
  }
}
