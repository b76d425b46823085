import InterruptibleTransitions
import UIKit

/// A card that grows out of a button, and is dragged or pinched back into it.
@MainActor
enum SeaChartTransition {
  /// Has a button of a screen present the card that `makeCard` returns.
  static func make(
    from button: UIControl,
    on screen: UIViewController,
    makeCard: @escaping () -> UIViewController
  ) -> InterruptibleTransition {
    let transition = InterruptibleTransition(.zoom { [weak button] _ in button }.coveredScale(1))
    let open = UIAction { [unowned screen] _ in transition.present(makeCard(), from: screen) }
    button.addAction(open, for: .touchUpInside)

    return transition
  }
}
