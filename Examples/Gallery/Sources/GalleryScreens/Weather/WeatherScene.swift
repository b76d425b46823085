import InterruptibleTransitions
import UIKit

/// A weather app, whose sky goes on behind the tabs.
@MainActor
enum WeatherScene {
  static func make() -> RoomScene {
    let mark = TabMark.weather
    let tabs = WeatherTransition.makeTabs(UITabBarController.weatherScreens(), mark: mark)
    tabs.lay(GradientView())
    tabs.colorBar()
    return RoomScene(root: tabs, transition: tabs.transition, moves: tabs.tabMoves)
  }
}

extension MarkedTabs {
  /// Shows a sky behind the screens, and moves the mark to the tab that is about to be shown.
  func willShow(_ sky: [UIColor]) {
    backdrop?.show(sky)
    moveMark()
  }
}
