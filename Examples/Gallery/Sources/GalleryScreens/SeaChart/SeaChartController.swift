import InterruptibleTransitions
import UIKit

/// A sea chart, with a button in its bar that grows into the list of the lights.
final class SeaChartController: RoomController {
  private let lamp = LampButton()
  private lazy var transition = SeaChartTransition.make(from: lamp, on: self) { [unowned self] in
    presentedViewController ?? makeList()
  }

  private let night = NightSwitch(
    name: "chart.night",
    color: LightsColors.lamp,
    on: LightsColors.sea[0]
  )
  private let heading = UILabel(SeaChart.name, size: 17, weight: .semibold, color: LightsColors.ink)
  private let scroller = UIScrollView()
  private let chart = SeaChartView()
  private let veil = GradientView()

  static func makeScene() -> RoomScene {
    let controller = SeaChartController()
    let moves = [
      RoomMove(.present, "Lights") { [unowned controller] in controller.showLights() },
      RoomMove(.dismiss, "Chart") { [unowned controller] in controller.hideLights() },
    ]
    return RoomScene(
      root: UINavigationController(rootViewController: controller),
      transition: controller.transition,
      moves: moves
    )
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = SeaChart.name
    heading.accessibilityTraits = .header
    night.frame.size = CGSize(width: 44, height: 44)
    navigationItem.titleView = heading
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: night)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: lamp)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "chart"
    scroller.accessibilityIdentifier = "chart.scroller"
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.bounces = false
    scroller.contentSize = chart.bounds.size
    scroller.addSubview(chart)
    view.addSubview(scroller)
    view.addSubview(veil)
    on(night) { $0.navigationController?.switchStyle() }
    view.backgroundColor = LightsColors.sea[0]
    veil.show([0.96, 0.9, 0].map { LightsColors.sea[0].withAlphaComponent($0) })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.screenInsets.top + (navigationController?.navigationBar.frame.height ?? 0)
    veil.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top + 24)
    guard scroller.frame != view.bounds else { return }
    // The middle of the chart stays in the middle of the screen.
    let before = scroller.bounds
    let middle =
      before.isEmpty ? CGPoint(x: 480, y: 450) : before.middle
    scroller.frame = view.bounds
    let size = scroller.bounds.size
    scroller.contentOffset = CGPoint(
      x: min(max(middle.x - size.width / 2, 0), SeaChart.side - size.width),
      y: min(max(middle.y - size.height / 2, 0), SeaChart.side - size.height)
    )
  }

  /// Presents the list; one that is on its way back comes again.
  private func showLights() {
    lamp.sendActions(for: .touchUpInside)
  }

  private func hideLights() {
    presentedViewController.map { transition.dismiss($0) }
  }

  private func makeList() -> UIViewController {
    let list = LightListController()
    list.overrideUserInterfaceStyle =
      navigationController?.overrideUserInterfaceStyle ?? .unspecified
    list.onClose = { [weak self] in self?.hideLights() }
    return list
  }
}
