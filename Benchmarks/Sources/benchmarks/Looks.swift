import InterruptibleTransitions
import UIKit

/// Every effect in the shared list, on screens with a view each that stands for the other one.
@MainActor
enum Looks {
  typealias Effect = @MainActor @Sendable (_ below: UIView, _ above: UIView) -> any TransitionEffect

  /// The effects that all tests share, by their names.
  static let all: [(name: String, effect: Effect)] = EffectCase.allCases.map { effect in
    let make: Effect = { below, above in effect.effect(below: below, above: above) }
    return (effect.rawValue, make)
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
