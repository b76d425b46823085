import InterruptibleTransitions
import UIKit

/// Every effect of the framework, on screens with a view each that stands for the other one.
@MainActor
enum Looks {
  typealias Effect = @MainActor @Sendable (_ below: UIView, _ above: UIView) -> any TransitionEffect

  private static let spring = Spring(response: 0.4, dampingRatio: 0.65)
  private static let down = CGVector(dx: 0, dy: 120)

  static let all: [(name: String, effect: Effect)] = [
    ("slide", { _, _ in .slide }),
    ("cover", { _, _ in .cover }),
    ("fade", { _, _ in .fade }),
    ("scale", { _, _ in .scale }),
    ("shift", { _, _ in .shift }),
    ("flip", { _, _ in .flip }),
    ("cardFlip", { below, _ in .flip { _ in below } }),
    ("zoom", { below, _ in .zoom { _ in below } }),
    (
      "card",
      { below, _ in
        .card { _ in CardPlace(frame: below.frame, angle: 0.3, cornerRadius: 12, opacity: 0.7) }
      }
    ),
    ("alert", { _, _ in .alert }),
    ("combined", { _, _ in .fade.combined(with: .scale) }),
    ("chosen", { _, _ in .choosing { _ in .cover } }),
    ("stages", { _, above in .stages { _ in [.move(above, by: down, during: 0...1)] } }),
    (
      "sprungStages",
      { _, above in
        .stages { _ in [.move(above, by: down, with: spring), .fade(above, during: 0...1)] }
      }
    ),
    (
      "cascade",
      { below, above in
        .stages { _ in
          TransitionStage.cascade([above, below], during: 0...1) { view, part in
            [.move(view, by: down, during: part), .fade(view, during: part)]
          }
        }
      }
    ),
    (
      "change",
      { _, above in
        .stages { _ in [.change(above, \.layer.cornerRadius, from: 40, during: 0...1)] }
      }
    ),
    (
      "crossDissolve",
      { below, above in .stages { _ in [.crossDissolve(above, from: below, during: 0...1)] } }
    ),
    ("onFrame", { _, above in FollowedEffect(view: above) }),
    ("matched", { below, above in .matched { _ in [.match(below, with: above)] } }),
    (
      "sprungMatches",
      { below, above in .matched { _ in [.match(below, with: above, spring: spring)] } }
    ),
    (
      "movedMatches",
      { below, above in
        .matched { _ in [.match(below, with: above, spring: spring, showing: .view)] }
      }
    ),
    ("named", { _, _ in .matched(spring: spring) }),
    ("carried", { _, _ in .cover.carried(by: spring) }),
  ]

  /// Sets with every frame what UIKit doesn't animate.
  private struct FollowedEffect: TransitionEffect {
    let view: UIView

    func prepare(_ scene: TransitionScene) {
      scene.onFrame { view.layer.shadowRadius = 40 * $0 }
    }

    func animate(_ scene: TransitionScene) {}
  }

  /// Makes a stage on which a finger drags a pop.
  static func makeStage(_ effect: @escaping Effect) -> Stage {
    let pages = [LookPage(size: 120), LookPage(size: 240)]
    let views = pages.map(\.tile)
    let transition = InterruptibleTransition(.choosing { _ in effect(views[0], views[1]) })
    let stage = Stage(transition) { pages[0] }
    stage.navigation.pushViewController(pages[1], animated: false)
    HeadlessClock.advance(by: 0.1)
    HeadlessTouch.send(phase: .began, at: CGPoint(x: 2, y: 400))
    HeadlessClock.advance(frames: 1)
    Scenario.drag.run(100, on: stage)
    precondition(stage.navigation.transitionCoordinator != nil, "nothing is dragged")
    return stage
  }

  /// A screen with a view that stands for one of another screen.
  private final class LookPage: Page {
    let tile: UIView

    init(size: CGFloat) {
      tile = UIView(frame: CGRect(x: 40, y: 200, width: size, height: size))
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tile.accessibilityIdentifier = "tile"
      tile.backgroundColor = .black
      view.addSubview(tile)
    }
  }
}
