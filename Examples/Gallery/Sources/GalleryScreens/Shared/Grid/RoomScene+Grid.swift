import InterruptibleTransitions
import UIKit

extension RoomScene {
  /// Creates the scene of a grid at the bottom of a stack, whose tiles open pages.
  init<Tile>(
    _ stack: InterruptibleNavigationController,
    grid: GridController<Tile>,
    makePage: @escaping @MainActor (Int) -> any GridPage
  ) {
    grid.onTile = { [weak stack, unowned grid] in stack?.open(makePage($0), from: grid) }
    grid.onNight = { [weak stack] in stack?.switchStyle() }
    stack.view.backgroundColor = grid.palette.paper
    stack.navigationBar.tintColor = grid.palette.ink
    self.init(
      stack,
      moves: [
        stack.popMove("Back"),
        RoomMove(.push, "Open") { [unowned stack, unowned grid] in
          guard stack.expectedTop === grid else { return }
          stack.open(stack.pageInFlight ?? makePage(0), from: grid)
        },
      ]
    )
  }
}

extension UINavigationController {
  /// A page on its way back, which comes again when it is pushed.
  fileprivate var pageInFlight: (any GridPage)? {
    screensInFlight.lazy.compactMap { $0 as? any GridPage }.first
  }

  fileprivate func open<Tile>(_ page: any GridPage, from grid: GridController<Tile>) {
    page.onIndex = { [weak grid] in grid?.prepareToShow($0) }
    pushViewController(page, animated: true)
  }
}
