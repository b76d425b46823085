import InterruptibleTransitions
import UIKit

/// A card that turns over in perspective, and whose other side grows to the whole screen.
@MainActor
enum RiddlesTransition {
  static func make() -> InterruptibleTransition {
    let transition = InterruptibleTransition(
      .flip { scene in (scene.foregroundViewController as? any CardBack)?.card }
    )
    transition.spring = Spring(response: 0.9)

    return transition
  }
}

/// The screen on the other side of a card.
@MainActor
protocol CardBack: UIViewController {
  /// The card that turns over.
  var card: UIView? { get }
}
