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

  static var carried: InterruptibleTransition {
    // swift-format-ignore
    let transition = InterruptibleTransition(.cover.carried(by: Spring(response: 0.45, dampingRatio: 0.75)))
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

extension InterruptibleTransition {
  static var named: InterruptibleTransition {
    let transition = InterruptibleTransition(.matched())
    return transition
  }

  static var playing: InterruptibleTransition {
    // swift-format-ignore
    let transition = InterruptibleTransition(
      .stages { scene in
        guard let bar = scene.backgroundViewController as? BarViewController,
          let player = scene.foregroundViewController as? PlayerViewController
        else { return [] }
        return [
          .match(bar.video, with: player.video, showing: .view),
          .crossDissolve(player.caption, from: bar.caption, during: 0.2...0.6),
        ]
      }
    )
    return transition
  }

  static var dropped: InterruptibleTransition {
    // swift-format-ignore
    let transition = InterruptibleTransition(
      .card { scene in
        let size = scene.container.bounds.size
        let frame = CGRect(x: size.width, y: size.height, width: size.width / 2, height: size.height / 2)
        return CardPlace(frame: frame, angle: 0.4, cornerRadius: 20)
      }
    )
    return transition
  }

  static var alerting: InterruptibleTransition {
    let transition = InterruptibleTransition(.alert)
    transition.spring = .systemPresentation
    return transition
  }
}

private struct Seed {
  let id: String
}

@MainActor
private func name(_ cell: ShopCell, _ page: PageViewController, for seed: Seed) {
  cell.picture.accessibilityIdentifier = "picture of \(seed.id)"
  page.cover.accessibilityIdentifier = "picture of \(seed.id)"
}

private final class BarViewController: UIViewController {
  let video = UIView()
  let caption = UILabel()
}

private final class PlayerViewController: UIViewController {
  let video = UIView()
  let caption = UILabel()
}

struct Ring: TransitionEffect {
  let ring: @MainActor @Sendable (TransitionScene) -> CAShapeLayer?

  func prepare(_ scene: TransitionScene) {
    let ring = ring(scene)
    scene.onFrame { covered in ring?.strokeEnd = covered }
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {}
}
