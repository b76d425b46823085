import UIKit

/// The hours, in a scrolling list.
final class HoursController: RoomController {
  /// The sea at the foot of the sky.
  private static let sky = [
    UIColor(hex: 0x0E6F6A, dark: 0x052124), UIColor(hex: 0x0B4A55, dark: 0x03141C),
  ]

  private let ground = GradientView()
  private let list = UIScrollView()
  private let column = ColumnView(bottom: 24)

  init(_ hours: [Forecast.Hour]) {
    super.init(nibName: nil, bundle: nil)
    let heading = UILabel("By the hour", size: 34, weight: .bold, isHeader: true, color: .white)
    column.add(heading, below: 12)
    column.add(
      UILabel("Rain from eight, so be home", size: 17, color: UIColor(white: 1, alpha: 0.8)),
      below: 2
    )
    for (index, hour) in hours.enumerated() {
      let row = HourRow(hour)
      row.accessibilityIdentifier = "hours.\(index)"
      column.add(row, below: index == 0 ? 12 : 0)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "hours"
    ground.show(Self.sky)
    list.accessibilityIdentifier = "hours.list"
    list.alwaysBounceVertical = true
    list.contentInsetAdjustmentBehavior = .never
    list.indicatorStyle = .white
    list.addSubview(column)
    view.addSubview(ground)
    view.addSubview(list)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (tabBarController as? MarkedTabs)?.willShow(Self.sky)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    ground.frame = view.bounds
    list.frame = CGRect(
      x: 0,
      y: insets.top,
      width: view.bounds.width,
      height: view.bounds.height - insets.top - insets.bottom
    )
    column.margin = max(24, insets.left + 4)
    let height = column.sizeThatFits(list.bounds.size).height
    column.frame = CGRect(x: 0, y: 0, width: list.bounds.width, height: height)
    list.contentSize = column.frame.size
  }
}
