import InterruptibleTransitions
import UIKit

/// The weather without the framework: a tab is there at once, and no pan leads to it.
final class WeatherCompanion: UITabBarController {
  private let mark = TabMark.weather

  static func makeScene(_ variant: RoomVariant) -> RoomScene {
    let controller = WeatherCompanion()
    return RoomScene(
      root: controller,
      transition: InterruptibleTransition(),
      moves: controller.tabMoves,
      companion: CompanionMotion(of: controller)
    )
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = Self.weatherScreens()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    colorBar()
    tabBar.addSubview(mark)
  }

  override var childForStatusBarStyle: UIViewController? { nil }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place(mark)
    mark.tab = selectedIndex
  }

  override var selectedViewController: UIViewController? {
    didSet {
      if isViewLoaded { mark.tab = selectedIndex }
    }
  }
}
