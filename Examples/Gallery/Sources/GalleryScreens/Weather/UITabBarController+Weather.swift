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
  func prepareBar(with mark: WeatherMark) {
    tabBar.barTintColor = UIColor(hex: 0x16182A)
    tabBar.tintColor = .white
    tabBar.unselectedItemTintColor = UIColor(white: 1, alpha: 0.5)
    tabBar.addSubview(mark)
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
