import InterruptibleTransitions
import UIKit

/// A collection of agates, in a grid of pictures.
@MainActor
enum AgatesScene {
  static func make() -> RoomScene {
    let grid = StoneGridController()
    let stack = AgatesTransition.makeStack(grid)
    grid.onStone = { [weak stack, unowned grid] in stack?.open($0, from: grid) }
    grid.onNight = { [weak stack] in stack?.switchStyle() }
    stack.view.backgroundColor = StoneColors.around.paper
    stack.navigationBar.tintColor = StoneColors.around.ink
    return RoomScene(
      root: stack,
      transition: stack.transition,
      moves: [
        RoomMove(.pop, "Back") { [unowned stack] in
          _ = stack.popViewController(animated: true)
        },
        RoomMove(.push, "Open") { [unowned stack, unowned grid] in
          stack.openFirst(from: grid)
        },
      ]
    )
  }
}

extension UINavigationController {
  fileprivate func open(_ index: Int, from grid: StoneGridController) {
    let page = StoneController(index)
    page.onStone = { [grid] in grid.prepareToShow($0) }
    pushViewController(page, animated: true)
  }

  /// Opens the first stone; a page that is on its way back comes again.
  fileprivate func openFirst(from grid: StoneGridController) {
    guard expectedTop === grid else { return }
    if let page = screenInFlight(where: { (_: StoneController) in true }) {
      pushViewController(page, animated: true)
    } else {
      open(0, from: grid)
    }
  }
}
