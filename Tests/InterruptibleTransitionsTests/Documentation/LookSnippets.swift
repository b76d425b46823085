import InterruptibleTransitions
import UIKit

extension InterruptibleTransition {
  static var cascading: InterruptibleTransition {
    // swift-format-ignore
    let transition = InterruptibleTransition(
      .stages { scene in
        guard let page = scene.foregroundViewController as? PageViewController else { return [] }
        let corners = TransitionStage.change(page.cover, \.layer.cornerRadius, from: 24, during: 0...0.5)
        return [corners] + TransitionStage.cascade(page.rows, during: 0.3...1) { row, part in
          [.move(row, by: CGVector(dx: 0, dy: 60), during: part), .fade(row, during: part)]
        }
      }
    )
    return transition
  }

  static var matching: InterruptibleTransition {
    // swift-format-ignore
    let transition = InterruptibleTransition(
      .matched { scene in
        guard let shop = scene.backgroundViewController as? ShopViewController,
          let page = scene.foregroundViewController as? PageViewController
        else { return [] }
        return [
          .match(shop.selectedCell?.picture, with: page.cover),
          .match(shop.selectedCell?.title, with: page.titleLabel, spring: Spring(response: 0.5, dampingRatio: 0.7)),
        ]
      }
    )
    return transition
  }
}

struct Ring: TransitionEffect {
  let ring: @MainActor @Sendable (TransitionScene) -> CAShapeLayer?

  func prepare(_ scene: TransitionScene) {
    let ring = ring(scene)
    scene.onFrame { covered in ring?.strokeEnd = covered }
  }

  func animate(_ scene: TransitionScene) {}
}
