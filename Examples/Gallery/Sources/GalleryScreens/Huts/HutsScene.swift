import InterruptibleTransitions
import UIKit

extension LiftEffect: FreeCardEffect {}

/// A map of a valley, on which the photographs of its huts lie.
@MainActor
enum HutsScene {
  static func make() -> RoomScene {
    let transition = HutsTransition.make()
    let map = ValleyController(transition: transition)
    return RoomScene(
      root: map,
      transition: transition,
      moves: [
        RoomMove(.present, "Lift") { [unowned map] in map.openNext() },
        RoomMove(.dismiss, "Lay back") { [unowned map] in map.close() },
      ]
    )
  }
}
