import InterruptibleTransitions
import UIKit

/// A shop for seeds, whose packets fly from the shelf into their pages.
@MainActor
enum SeedShopScene {
  static func make() -> RoomScene {
    let shelf = SeedShelfController()
    let stack = SeedShopTransition.makeStack(shelf)
    shelf.onSeed = { [weak stack, unowned shelf] in stack?.open($0, from: shelf) }
    shelf.onNight = { [weak stack] in stack?.switchStyle() }
    stack.view.backgroundColor = SeedColors.around.paper
    stack.navigationBar.tintColor = SeedColors.around.ink
    return RoomScene(
      root: stack,
      transition: stack.transition,
      moves: [
        RoomMove(.pop, "Back") { [unowned stack] in
          _ = stack.popViewController(animated: true)
        },
        RoomMove(.push, "Open") { [unowned stack, unowned shelf] in
          stack.openFirst(from: shelf)
        },
      ]
    )
  }
}

extension UINavigationController {
  fileprivate func open(_ index: Int, from shelf: SeedShelfController) {
    let page = SeedPageController(index)
    page.onSeed = { [weak shelf] in shelf?.prepareToShow($0) }
    pushViewController(page, animated: true)
  }

  /// Opens the first packet; a page that is on its way back comes again.
  fileprivate func openFirst(from shelf: SeedShelfController) {
    guard expectedTop === shelf else { return }
    if let page = screenInFlight(where: { (_: SeedPageController) in true }) {
      pushViewController(page, animated: true)
    } else {
      open(0, from: shelf)
    }
  }
}
