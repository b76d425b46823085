import UIKit

extension UITabBarController {
  /// Adds the tabs of the weather.
  func showWeather() {
    let forecast = Forecast()
    viewControllers = [
      tab(TodayController(), "Today", "sun.max"),
      tab(WeekController(forecast.days), "Week", "calendar"),
      tab(HoursController(forecast.hours), "Hours", "clock"),
      tab(MoonController(), "Moon", "moon"),
    ]
  }

  /// Colors the bar, and adds the mark to it.
  func prepareBar(with mark: TabMark) {
    tabBar.barTintColor = UIColor(hex: 0xF8F8FC, dark: 0x0C0D18)
    tabBar.tintColor = UIColor(hex: 0x191C33, dark: 0xFFFFFF)
    tabBar.unselectedItemTintColor = UIColor(hex: 0x61657E, dark: 0x9295A8)
    tabBar.addSubview(mark)
  }

  /// Places the mark above the bar's tabs.
  func place(_ mark: TabMark) {
    tabBar.bringSubviewToFront(mark)
    mark.frame = CGRect(x: 0, y: 0, width: tabBar.bounds.width, height: mark.bounds.height)
  }

  /// A move for each tab.
  var tabMoves: [RoomMove] {
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
