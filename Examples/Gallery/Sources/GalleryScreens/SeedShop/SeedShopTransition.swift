import InterruptibleTransitions
import UIKit

/// A packet that flies from the shelf into its page, with its name and its price, each on a spring of its own.
///
/// The other packets sink and fade, and the rows of the page come one after another. On the way back all three fly to where the
/// packet is by then.
@MainActor
enum SeedShopTransition {
  static func makeStack(_ shelf: any SeedShelf) -> InterruptibleNavigationController {
    let transition = InterruptibleTransition(.matched { openingStages(in: $0) })
    transition.spring = Spring(response: 0.5)
    let stack = InterruptibleNavigationController(rootViewController: shelf, transition: transition)

    return stack
  }

  /// Returns what flies, sinks and fades between the shelf and a page.
  static func openingStages(in scene: TransitionScene) -> [TransitionStage] {
    guard let shelf = scene.backgroundViewController as? any SeedShelf,
      let page = scene.foregroundViewController as? any SeedPage,
      let chosen = shelf.offer(of: page)
    else { return [] }
    let offer = { shelf.offer(of: page) }
    let spring = { Spring(response: $0, dampingRatio: $1) }
    return [
      .match(offer()?.picture, with: page.picture, spring: spring(0.46, 0.78)),
      .match(offer()?.name, with: page.name, spring: spring(0.52, 0.8)),
      .match(offer()?.price, with: page.price, spring: spring(0.58, 0.75)),
    ]
      + TransitionStage.cascade(
        shelf.otherPackets(than: page),
        from: .view(chosen.picture),
        during: 0...0.6
      ) { packet, part in
        let sunk = CGAffineTransform(translationX: 0, y: 24).scaledBy(x: 0.86, y: 0.86)
        return [
          .change(packet, \.transform, from: sunk, during: part), .fade(packet, during: part),
        ]
      }
      + TransitionStage.cascade(page.rows, during: 0.35...1) { row, part in
        [.move(row, by: CGVector(dx: 0, dy: 56), during: part), .fade(row, during: part)]
      }
  }
}

/// The views that a packet and its page have in common.
@MainActor
protocol SeedOffer: AnyObject {
  var picture: UIView { get }
  var name: UILabel { get }
  var price: UILabel { get }
}

/// The screen with the packets.
@MainActor
protocol SeedShelf: UIViewController {
  /// Returns the packet that a page shows now.
  func offer(of page: any SeedPage) -> (any SeedOffer)?
  func otherPackets(than page: any SeedPage) -> [UIView]
}

/// The screen with one packet.
@MainActor
protocol SeedPage: UIViewController, SeedOffer {
  /// What the page says about the seeds, from the top.
  var rows: [UIView] { get }
}
