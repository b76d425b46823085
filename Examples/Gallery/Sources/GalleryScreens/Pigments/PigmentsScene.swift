import InterruptibleTransitions
import UIKit

/// A shop for pigments, and a page for each.
@MainActor
enum PigmentsScene {
  static func make() -> RoomScene {
    let shop = ShopController()
    let stack = PigmentsTransition.makeStack(shop) { $0.makeNextPigment() }
    let bar = PigmentBar(shop.barAppearance)
    bar.backButton.addAction(
      UIAction { [weak stack] _ in stack?.popViewController(animated: true) },
      for: .touchUpInside
    )
    stack.bar = bar
    return RoomScene(
      stack,
      moves: [
        stack.popMove("Back"),
        RoomMove(.push, "Next") { [unowned stack] in
          stack.pushViewController(stack.makeNextPigment(), animated: true)
        },
        stack.popToRootMove("All pigments"),
      ]
    )
  }
}

extension UINavigationController {
  /// Returns the page after the one that will be on top, or the same page if it is on its way out.
  fileprivate func makeNextPigment() -> UIViewController {
    let shown = (expectedTop as? PigmentController)?.index ?? -1
    let next = (shown + 1) % Pigment.all.count
    return screenInFlight { (page: PigmentController) in page.index == next }
      ?? PigmentController(next)
  }
}
