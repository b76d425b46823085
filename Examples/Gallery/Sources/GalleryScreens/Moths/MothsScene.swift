import InterruptibleTransitions
import UIKit

/// A collection of moths, in albums whose cards spread into a grid.
@MainActor
enum MothsScene {
  static func make() -> RoomScene {
    let cabinet = CabinetController()
    let stack = MothsTransition.makeStack(cabinet) { stack in
      stack.topViewController is CabinetController ? AlbumPageController(.emperors) : nil
    }
    stack.isNavigationBarHidden = true
    cabinet.onAlbum = { [weak stack] in
      stack?.pushViewController(AlbumPageController($0), animated: true)
    }
    cabinet.onNight = { [weak stack] in stack?.switchStyle() }
    return RoomScene(
      stack,
      moves: [
        stack.popMove("Close"),
        RoomMove(.push, "Open") { [unowned stack] in
          stack.pushViewController(AlbumPageController(.emperors), animated: true)
        },
      ]
    )
  }
}
