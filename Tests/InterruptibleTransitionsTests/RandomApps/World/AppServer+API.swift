import UIKit

@testable import InterruptibleTransitions

// Everything that depends on names of the framework that may change, beside the navigation calls.

extension AppServer {
  var isIdle: Bool { transition.phase == .idle }

  /// The number of calls that are queued.
  var queueLength: Int { transition.waiting.count }

  /// Progress and velocity of what is in flight.
  var motions: [(progress: CGFloat, velocity: CGFloat)] {
    [(transition.progress, transition.velocity)]
  }

  /// The objects that make up what is in flight.
  var transients: [AnyObject] {
    guard let running = transition.running else { return [] }
    return [running, running.context, running.animator, running.staging.cover]
  }

  /// Lets paused transitions go on.
  func resumePaused() {
    if transition.phase == .held { transition.resume() }
  }

  func apply(_ setting: AppEvent.Setting) {
    switch setting {
    case .popFromEdge: transition.popGesture = .edge
    case .popFromAnywhere: transition.popGesture = .anywhere
    case .popDisabled: transition.popGesture = .none
    case .tabPan(let isOn): transition.isTabPanEnabled = isOn
    case .dismissPan(let isOn): transition.isDismissPanEnabled = isOn
    case .opensIncomingScreen(let isOn): transition.opensIncomingScreen = isOn
    }
  }

  /// Has the app's own delegate hear what the object hears, and make presentation controllers.
  func forward(to desk: AppDesk) {
    transition.navigationDelegate = desk
    transition.tabBarDelegate = desk
    transition.presentationDelegate = desk
  }

  func run(_ change: AppChange) {
    transition.run(change.context)
  }

  func addPan(
    to box: AppBox,
    provider: @escaping (TransitionScene.Direction) -> AppChange?
  ) {
    transition.installPan(in: box) { provider($0)?.context }
  }

  func addPanToPresent(
    from controller: UIViewController,
    provider: @escaping () -> UIViewController?
  ) {
    transition.installPanToPresent(from: controller) { _ in provider() }
  }
}

/// A change of a box's child.
@MainActor
struct AppChange {
  fileprivate let context: ContainerTransitionContext

  init(
    from: UIViewController?,
    to: UIViewController,
    in container: UIViewController,
    direction: TransitionScene.Direction,
    isAnimated: Bool,
    completion: @escaping @MainActor (_ isShown: Bool) -> Void
  ) {
    context = ContainerTransitionContext(
      in: container,
      from: from,
      to: to,
      direction: direction,
      isAnimated: isAnimated
    ) { end in completion(end == .end) }
  }
}

extension AppEffect {
  func cleanUp(_ scene: TransitionScene, at end: UIViewAnimatingPosition) {
    tally.cleanUps += 1
    effect.cleanUp(scene, at: end)
    tally.app?.happened(.effectCleanUp)
  }

  var yieldsPastEnds: Bool { effect.yieldsPastEnds }
}

extension AppClipEffect {
  func cleanUp(_ scene: TransitionScene, at end: UIViewAnimatingPosition) {
    for view in scene.container.subviews where view is AppClip { view.removeFromSuperview() }
  }

  var yieldsPastEnds: Bool { false }
}
