import UIKit

extension ShelfController {
  /// Creates the shelf without the framework.
  static func makeScene(_ variant: RoomVariant) -> RoomScene {
    let controller = ShelfController(deck: Deck())
    controller.companion = CompanionPresenter(variant) { presented, presenting in
      CardPresentation(presentedViewController: presented, presenting: presenting)
    }
    return RoomScene(
      root: controller,
      transition: controller.transition,
      moves: controller.moves,
      companion: CompanionMotion(of: controller)
    )
  }
}
