import InterruptibleTransitions
import UIKit

/// A collection of agates: a picture grows into its page, and the page goes back to the picture of the stone that it shows then.
final class StonesController: InterruptibleNavigationController {
  private let grid = StoneGridController()

  static func makeScene() -> RoomScene {
    let controller = StonesController()
    return RoomScene(
      root: controller,
      transition: controller.transition,
      moves: controller.moves
    )
  }

  init() {
    let transition = InterruptibleTransition(
      .zoom { scene in
        guard let page = scene.foregroundViewController as? StoneController else { return nil }
        return (scene.backgroundViewController as? StoneGridController)?.picture(of: page.index)
      }
      .aligned { scene in
        (scene.foregroundViewController as? StoneController)?.pictureFrame
      }
    )
    super.init(rootViewController: grid, transition: transition)
    grid.onStone = { [weak self] in self?.open($0) }
    grid.onNight = { [weak self] in self?.switchStyle() }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    let colors = StoneColors.fitting(traitCollection)
    view.backgroundColor = colors.paper
    navigationBar.tintColor = colors.ink
  }

  private var moves: [RoomMove] {
    [
      RoomMove(.pop, "Back") { [unowned self] in _ = popViewController(animated: true) },
      RoomMove(.push, "Open") { [unowned self] in openFirst() },
    ]
  }

  private func open(_ index: Int) {
    let page = StoneController(index)
    page.onStone = { [grid] in grid.prepareToShow($0) }
    pushViewController(page, animated: true)
  }

  /// Opens the first stone; a page that is on its way back comes again.
  private func openFirst() {
    guard expectedTop(after: transition) === grid else { return }
    if let page = screenInFlight(where: { (_: StoneController) in true }) {
      pushViewController(page, animated: true)
    } else {
      open(0)
    }
  }
}
