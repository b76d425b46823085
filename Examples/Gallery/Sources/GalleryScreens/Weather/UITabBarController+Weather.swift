import UIKit

extension UITabBarController {
  /// Returns the tabs of the weather.
  static func weatherScreens() -> [UIViewController] {
    let forecast = Forecast()
    return [
      tab(TodayController(), "Today", "sun.max"),
      tab(WeekController(forecast.days), "Week", "calendar"),
      tab(HoursController(forecast.hours), "Hours", "clock"),
      tab(MoonController(), "Moon", "moon"),
    ]
  }

  func colorBar() {
    tabBar.barTintColor = UIColor(hex: 0xF8F8FC, dark: 0x0C0D18)
    tabBar.tintColor = UIColor(hex: 0x191C33, dark: 0xFFFFFF)
    tabBar.unselectedItemTintColor = UIColor(hex: 0x61657E, dark: 0x9295A8)
  }

  /// A move for each tab.
  var tabMoves: [RoomMove] {
    (viewControllers ?? []).enumerated().map { index, controller in
      RoomMove(.select(index), controller.title ?? "") { [unowned self] in
        selectedViewController = controller
      }
    }
  }

  private static func tab(
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
