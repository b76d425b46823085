import InterruptibleTransitions
import UIKit

/// A small player at the foot of a list that becomes a full one: five parts fly, each on a spring of its own, and the rest comes
/// and goes one after another.
///
/// A finger drags it up and down. Caught, all parts stay where they are seen; let go, each goes on with the speed that it has.
@MainActor
enum SoundsTransition {
  /// Creates a stack; `makePlayer` returns the full player, which a drag up opens.
  static func makeStack(
    _ list: any SoundList,
    makePlayer: @escaping (UINavigationController) -> UIViewController?
  ) -> InterruptibleNavigationController {
    let transition = InterruptibleTransition(RisingEffect())
    transition.gestures.pop = .anywhere
    transition.spring = Spring(response: 0.5)
    transition.pushProvider = makePlayer
    let stack = InterruptibleNavigationController(rootViewController: list, transition: transition)

    return stack
  }

  /// Returns what flies, moves and fades between the list and the full player.
  static func openingStages(in scene: TransitionScene) -> [TransitionStage] {
    guard let list = scene.backgroundViewController as? any SoundList,
      let page = scene.foregroundViewController as? any SoundPage
    else { return [] }
    let spring = { Spring(response: $0, dampingRatio: $1) }
    let aside = CGVector(dx: scene.isRightToLeft ? -96 : 96, dy: 0)
    let flying: [TransitionStage] = [
      .match(list.small.cover, with: page.player.cover, spring: spring(0.44, 0.72)),
      .match(list.small.name, with: page.player.name, spring: spring(0.52, 0.76)),
      .match(list.small.place, with: page.player.place, spring: spring(0.58, 0.78)),
      .match(list.small.wave, with: page.player.wave, spring: spring(0.5, 0.68)),
      .match(list.small.play, with: page.player.play, spring: spring(0.4, 0.62)),
      .fade(list.bar, during: 0...0.4),
      .change(list.bar, \.transform, from: CGAffineTransform(scaleX: 1.1, y: 1.6), during: 0...0.4),
    ]
    let coming: [TransitionStage] = [
      // Out from behind the button between them.
      .move(page.backward, by: aside, with: spring(0.5, 0.6)),
      .move(page.forward, by: CGVector(dx: -aside.dx, dy: 0), with: spring(0.5, 0.6)),
      .fade(page.backward, during: 0.4...0.9), .fade(page.forward, during: 0.4...0.9),
    ]
    return flying + coming + cascade(list.rows, from: .bottom, during: 0...0.7, by: -44)
      + cascade(page.rows, from: .top, during: 0.3...1, by: 44)
  }

  private static func cascade(
    _ rows: [UIView],
    from origin: TransitionStage.CascadeOrigin,
    during part: ClosedRange<Double>,
    by way: CGFloat
  ) -> [TransitionStage] {
    TransitionStage.cascade(rows, from: origin, during: part) { row, part in
      [.move(row, by: CGVector(dx: 0, dy: way), during: part), .fade(row, during: part)]
    }
  }
}

/// Matched parts, which a finger drags up and down.
struct RisingEffect: TransitionEffect {
  private let parts = BuiltInEffect.matched { SoundsTransition.openingStages(in: $0) }

  func travel(in scene: TransitionScene) -> CGVector {
    CGVector(dx: 0, dy: -scene.container.bounds.height * 0.7)
  }

  func prepare(_ scene: TransitionScene) { parts.prepare(scene) }
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    parts.place(scene, foreground: position)
  }
  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) { parts.cleanUp(scene, at: end) }
  /// The parts that fly would stay behind.
  var rubberBandsPastEnds: Bool { false }
}

/// The parts that the small player and the full one have in common.
@MainActor
struct PlayerParts {
  let cover: UIView
  let name: UILabel
  let place: UILabel
  let wave: UIView
  let play: UIControl
}

/// The screen with the list and the small player.
@MainActor
protocol SoundList: UIViewController {
  var small: PlayerParts { get }
  /// What the parts of the small player lie on.
  var bar: UIView { get }
  var rows: [UIView] { get }
}

/// The screen with the full player.
@MainActor
protocol SoundPage: UIViewController {
  var player: PlayerParts { get }
  var backward: UIControl { get }
  var forward: UIControl { get }
  /// What comes one after another, from the top.
  var rows: [UIView] { get }
}
