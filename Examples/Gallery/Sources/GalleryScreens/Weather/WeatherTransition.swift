import InterruptibleTransitions
import UIKit

/// A weather app: a tab bar controller with a mark above its bar that moves with the transition.
final class WeatherController: InterruptibleTabBarController {
  /// Continues the sky of the selected screen.
  private let backdrop = GradientView()
  private let mark = TabMark.weather

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
    lay(backdrop)
    prepareBar(with: mark)
  }

  /// None of the screens: the sky of each is dark enough in both styles.
  override var childForStatusBarStyle: UIViewController? { nil }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place(mark)
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
}
