import InterruptibleTransitions
import UIKit

/// A shop for seeds, whose packets fly from the shelf into their pages.
@MainActor
enum SeedShopScene {
  static func make() -> RoomScene {
    let shelf = SeedShelfController()
    return RoomScene(SeedShopTransition.makeStack(shelf), grid: shelf) { SeedPageController($0) }
  }
}
