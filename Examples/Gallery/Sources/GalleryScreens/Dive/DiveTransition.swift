import InterruptibleTransitions
import UIKit

/// A dive, page by page, from which a drag anywhere leads up again.
final class DiveController: InterruptibleNavigationController {
  /// Continues the water of the page on top.
  private let backdrop = GradientView()

  static func makeScene() -> RoomScene {
    let controller = DiveController()
    return RoomScene(
      root: controller,
      transition: controller.transition,
      moves: controller.moves
    )
  }

  init() {
    let surface = ZoneController(0)
    super.init(rootViewController: surface)
    transition.gestures.pop = .anywhere
    isNavigationBarHidden = true
    prepare(surface)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    lay(backdrop)
    backdrop.backgroundColor = WaterView.depth
  }

  private var moves: [RoomMove] {
    [
      RoomMove(.pop, "Up") { [unowned self] in _ = popViewController(animated: true) },
      RoomMove(.push, "Deeper") { [unowned self] in dive() },
      RoomMove(.popToRoot, "Surface") { [unowned self] in
        _ = popToRootViewController(animated: true)
      },
    ]
  }

  /// Pushes the page below the one that will be on top; one that is on its way out comes back.
  private func dive() {
    let next = ((expectedTop(after: transition) as? ZoneController)?.index ?? 0) + 1
    guard next < Zone.all.count else { return }
    let page = screenInFlight { (page: ZoneController) in page.index == next }
    pushViewController(page ?? prepare(ZoneController(next)), animated: true)
  }

  @discardableResult
  private func prepare(_ page: ZoneController) -> ZoneController {
    page.onDive = { [weak self] in self?.dive() }
    page.onWater = { [backdrop] in backdrop.show($0) }
    page.onNight = { [weak self] in self?.switchStyle() }
    return page
  }
}
