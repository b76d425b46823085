import InterruptibleTransitions
import UIKit

/// Six eggs, each of which opens into the page of its bird.
@MainActor
enum EggsScene {
  static func make() -> RoomScene {
    let eggs = EggsController()
    let stack = EggsTransition.makeStack(eggs)
    eggs.onEgg = { [weak stack] in stack?.pushViewController(BirdController($0), animated: true) }
    eggs.onNight = { [weak stack] in stack?.switchStyle() }
    stack.view.backgroundColor = Palette.eggs.paper
    stack.navigationBar.tintColor = Palette.eggs.ink
    return RoomScene(
      stack,
      moves: [
        stack.popMove("Back"),
        RoomMove(.push, "Open") { [unowned stack, unowned eggs] in stack.openFirst(from: eggs) },
      ]
    )
  }
}

extension UINavigationController {
  /// Opens the first egg; a page that is on its way back comes again.
  fileprivate func openFirst(from eggs: EggsController) {
    guard expectedTop === eggs else { return }
    let page = screenInFlight(where: { (_: BirdController) in true }) ?? BirdController(0)
    pushViewController(page, animated: true)
  }
}
