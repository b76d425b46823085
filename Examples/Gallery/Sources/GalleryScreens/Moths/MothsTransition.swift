import InterruptibleTransitions
import UIKit

/// A collection of moths, in albums whose cards spread into a grid.
final class CollectionController: InterruptibleNavigationController {
  private let cabinet = CabinetController()

  static func makeScene() -> RoomScene {
    let controller = CollectionController()
    return RoomScene(
      root: controller,
      transition: controller.transition,
      moves: controller.moves
    )
  }

  init() {
    let transition = InterruptibleTransition(
      .stages { scene in
        guard let page = scene.foreground as? AlbumPage,
          let cabinet = scene.background as? CabinetView
        else { return [] }
        return page.stages(from: cabinet, in: scene.container)
      }
    )
    super.init(rootViewController: cabinet, transition: transition)
    transition.spring = Spring(response: 0.85)
    transition.gestures.pop = .anywhere
    transition.pushProvider = { stack in
      stack.topViewController is CabinetController ? AlbumPageController(.emperors) : nil
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    cabinet.onAlbum = { [weak self] in self?.open($0) }
    cabinet.onNight = { [weak self] in self?.switchStyle() }
  }

  private var moves: [RoomMove] {
    [
      RoomMove(.pop, "Close") { [unowned self] in _ = popViewController(animated: true) },
      RoomMove(.push, "Open") { [unowned self] in open(.emperors) },
    ]
  }

  private func open(_ family: Moth.Family) {
    pushViewController(AlbumPageController(family), animated: true)
  }
}
