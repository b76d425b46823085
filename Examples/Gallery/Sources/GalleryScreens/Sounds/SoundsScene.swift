import InterruptibleTransitions
import UIKit

/// Sounds for the night, with a small player that becomes a full one.
@MainActor
enum SoundsScene {
  static func make() -> RoomScene {
    let listening = Listening()
    let list = SoundsController(listening)
    let stack = SoundsTransition.makeStack(list) { stack in
      stack.topViewController is SoundsController ? PlayerPage(listening) : nil
    }
    stack.isNavigationBarHidden = true
    stack.view.backgroundColor = Palette.sounds.paper
    let open: @MainActor @Sendable () -> Void = { [weak stack, unowned list] in
      guard let stack, stack.expectedTop === list else { return }
      // A player that is on its way back comes again.
      let page = stack.screenInFlight(where: { (_: PlayerPage) in true }) ?? PlayerPage(listening)
      stack.pushViewController(page, animated: true)
    }
    list.onPlayer = open
    list.onNight = { [weak stack] in stack?.switchStyle() }
    return RoomScene(
      stack,
      moves: [
        stack.popMove("List"),
        RoomMove(.push, "Player", action: open),
      ]
    )
  }
}
