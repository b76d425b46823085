import InterruptibleTransitions
import UIKit

/// A collection of agates, in a grid of pictures.
@MainActor
enum AgatesScene {
  static func make() -> RoomScene {
    let grid = StoneGridController()
    return RoomScene(AgatesTransition.makeStack(grid), grid: grid) { StoneController($0) }
  }
}
