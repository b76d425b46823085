import InterruptibleTransitions
import UIKit

/// A weather app: a tab bar controller with a mark above its bar that moves with the transition.
final class WeatherController: InterruptibleTabBarController {
  /// Continues the sky of the selected screen.
  private let backdrop = GradientView()
  private let mark = TabMark([
    UIColor(hex: 0xD9772B, dark: 0xFFB35C), UIColor(hex: 0x2A78CF, dark: 0x6CB8FF),
    UIColor(hex: 0x128F6E, dark: 0x54D6B0), UIColor(hex: 0x7457D3, dark: 0xB9A6FF),
  ])

  static func makeScene() -> RoomScene {
    let controller = WeatherController()
    return RoomScene(
      root: controller,
      transition: controller.transition,
      moves: controller.moves
    )
  }

  init() {
    super.init(transition: InterruptibleTransition(.shift))
    let forecast = Forecast()
    viewControllers = [
      tab(TodayController(), "Today", "sun.max"),
      tab(WeekController(forecast.days), "Week", "calendar"),
      tab(HoursController(forecast.hours), "Hours", "clock"),
      tab(MoonController(), "Moon", "moon"),
    ]
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    lay(backdrop)
    tabBar.barTintColor = UIColor(hex: 0xF8F8FC, dark: 0x0C0D18)
    tabBar.tintColor = UIColor(hex: 0x191C33, dark: 0xFFFFFF)
    tabBar.unselectedItemTintColor = UIColor(hex: 0x61657E, dark: 0x9295A8)
    tabBar.addSubview(mark)
  }

  /// None of the screens: the sky of each is dark enough in both styles.
  override var childForStatusBarStyle: UIViewController? { nil }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tabBar.bringSubviewToFront(mark)
    mark.frame = CGRect(x: 0, y: 0, width: tabBar.bounds.width, height: mark.bounds.height)
  }

  /// Shows a sky behind the screens, and moves the mark to the tab that is about to be shown, alongside the
  /// transition if there is one.
  func willShow(_ sky: [UIColor]) {
    backdrop.show(sky)
    transition.animateAlongside {
      [weak self] in
      self?.showTab()
    } completion: {
      [weak self] _ in
      self?.showTab()
    }
  }

  private func showTab() {
    if selectedIndex < (viewControllers ?? []).count { mark.tab = selectedIndex }
  }

  private var moves: [RoomMove] {
    (viewControllers ?? []).enumerated().map { index, controller in
      RoomMove(.select(index), controller.title ?? "") { [unowned self] in
        selectedViewController = controller
      }
    }
  }

  private func tab(
    _ controller: UIViewController,
    _ title: String,
    _ symbol: String
  ) -> UIViewController {
    controller.title = title
    controller.tabBarItem = UITabBarItem(
      title: title,
      image: UIImage(systemName: symbol),
      selectedImage: nil
    )
    return controller
  }
}
