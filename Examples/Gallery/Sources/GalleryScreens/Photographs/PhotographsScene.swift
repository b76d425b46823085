import InterruptibleTransitions
import UIKit

/// The photographs of a journey, and a viewer for them.
@MainActor
enum PhotographsScene {
  static func make() -> RoomScene {
    let grid = PhotographGridController()
    return RoomScene(PhotographsTransition.makeStack(grid), grid: grid) { PhotographController($0) }
  }
}
