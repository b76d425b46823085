import InterruptibleTransitions
import UIKit

/// Stacks side by side, and a card above them, each in flight by itself; one object serves them all.
@MainActor
enum StarChartsTransition {
  /// Serves stacks, and has a drag on a handle present a card from `tray`, whose view the card covers.
  static func make(
    for stacks: [UINavigationController],
    makeNext: @escaping (UINavigationController) -> UIViewController?,
    above tray: UIViewController,
    handle: UIView,
    makeCard: @escaping (UIViewController) -> UIViewController?
  ) -> InterruptibleTransition {
    let transition = InterruptibleTransition(.choosing { [weak tray] in effect(in: $0, tray) })
    transition.gestures.pop = .anywhere
    transition.pushProvider = makeNext
    for stack in stacks { transition.install(on: stack) }
    transition.addPanToPresent(from: tray, handle: handle, provider: makeCard)

    return transition
  }

  /// The card dims nothing: the stacks beside it stay in use.
  static func effect(
    in scene: TransitionScene,
    _ tray: UIViewController?
  ) -> any TransitionEffect {
    if scene.backgroundViewController === tray { return .cover(dimming: 0) }
    return .slide
  }
}

extension InterruptibleTransition {
  /// What each container does now; nil for those at rest.
  func flights(in containers: [UIViewController?]) -> [TransitionFlight?] {
    containers.map { $0.flatMap(flight(in:)) }
  }
}
