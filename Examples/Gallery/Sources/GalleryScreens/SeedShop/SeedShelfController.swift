import UIKit

/// All packets of the shop.
final class SeedShelfController: GridController<SeedPacket>, SeedShelf {
  init() {
    super.init(
      Seed.all.enumerated().map { SeedPacket($1, name: "seed.\($0)") },
      title: "Seeds",
      line: "Twelve packets, gathered by hand",
      name: "shop",
      palette: .seeds
    )
  }

  func offer(of page: any SeedPage) -> (any SeedOffer)? {
    (page as? SeedPageController).map { placedTile($0.index) }
  }

  func otherPackets(than page: any SeedPage) -> [UIView] {
    tiles(without: (page as? SeedPageController)?.index).map(\.goods)
  }
}
