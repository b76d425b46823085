import InterruptibleTransitions
import UIKit

/// A weather app: a tab bar controller with a mark above its bar that moves with the transition.
final class WeatherController: InterruptibleTabBarController {
  private let mark = WeatherMark()

  static func makeScene() -> RoomScene {
    let controller = WeatherController()
    return RoomScene(
      root: controller,
      transition: controller.transition,
      moves: controller.tabMoves
    )
  }

  init() {
    super.init(transition: InterruptibleTransition(.shift))
    showWeather()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    prepareBar(with: mark)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tabBar.bringSubviewToFront(mark)
    mark.move(to: selectedIndex)
  }

  /// Moves the mark to the tab that is about to be shown, alongside the transition if there is one.
  func moveMark() {
    transition.animateAlongside { [weak self] in
      if let self { mark.move(to: selectedIndex) }
    }
  }
}
