import UIKit

@testable import InterruptibleTransitions

// Everything that depends on names of the framework that may change, beside the navigation calls.

extension AppTransition {
  var isIdle: Bool { transition.phase == .idle && transition.flights.isEmpty }

  /// The number of calls that are queued.
  var queueLength: Int { transition.queue.count }

  /// Progress and velocity of what is in flight.
  var motions: [(progress: CGFloat, velocity: CGFloat)] {
    [(transition.progress, transition.velocity)]
      + transition.flights.map { ($0.progress, $0.velocity) }
  }

  /// The objects that make up what is in flight.
  var transients: [AnyObject] {
    transition.list.all.flatMap { flight in
      guard let driver = flight.driver else { return [flight as AnyObject] }
      return [flight, driver, driver.context, driver.animator, driver.setup.overlay]
    }
  }

  /// Follows each transition, as apps do for analytics and haptics.
  func followFlights(in app: AppWorld) {
    transition.onFlight = { [weak app] flight in
      guard let app else { return }
      let isOver = app.promise("flight")
      flight.addPhaseHandler { [weak app] _ in app?.happened(.phaseChange) }
      flight.addProgressHandler { [weak app] in app?.check(progress: $0, velocity: 0) }
      flight.addCompletion { _ in isOver() }
    }
  }

  /// Lets paused transitions go on.
  func resumePaused() {
    for flight in transition.flights where flight.phase == .paused {
      flight.resume()
    }
  }

  func apply(_ setting: AppEvent.Setting) {
    switch setting {
    case .popFromEdge: transition.gestures.pop = .edge
    case .popFromAnywhere: transition.gestures.pop = .anywhere
    case .popDisabled: transition.gestures.pop = .disabled
    case .tabPan(let isOn): transition.gestures.isTabPanEnabled = isOn
    case .tabPanTouches(let count): transition.gestures.tabPanNumberOfTouches = count
    case .dismissPan(let isOn): transition.gestures.isDismissPanEnabled = isOn
    case .opensIncomingScreen(let isOn): transition.opensIncomingScreen = isOn
    case .opensControlsAtOnce(let isOn): transition.opensControlsAtOnce = isOn
    case .catching(let style): transition.gestures.catching = style
    case .tap(let isOn): transition.gestures.isTapEnabled = isOn
    case .scroll(let isOn): transition.gestures.isScrollEnabled = isOn
    case .backKeys(let isOn): transition.gestures.isBackKeyEnabled = isOn
    case .dismissesKeyboard(let isOn): transition.dismissesKeyboard = isOn
    case .spring(let response): transition.spring = Spring(response: response)
    case .releaseSpring(let response): transition.releaseSpring = Spring(response: response)
    case .projection(let time): transition.projection = Projection(time: time)
    case .rubberBand(let share): transition.rubberBand = RubberBand(coefficient: CGFloat(share))
    case .effect(let effect): transition.effect = effect.effect(countedBy: tally)
    case .systemTransitions(let exceptGestures):
      let effect = transition.effect
      transition.effect = .choosing { exceptGestures && $0.isInteractive ? effect : nil }
      tally.isLeftOut = true
    case .cyclesTabs(let isOn): transition.tabProvider = isOn ? { $0.tab($1) } : nil
    case .accessibility(let settings): transition.accessibility = settings
    }
  }

  /// Has the app's own delegate hear what the object hears, and make presentation controllers.
  func forward(to desk: AppDesk) {
    transition.navigationDelegate = desk
    transition.tabBarDelegate = desk
    transition.transitioningDelegate = desk
  }

  func run(_ change: AppChange) {
    transition.run(change.change)
  }

  func addPan(
    to box: AppBox,
    provider: @escaping (TransitionScene.Direction) -> AppChange?
  ) {
    transition.addPan(to: box) { provider($0)?.change }
  }

  func addPanToPresent(
    from controller: UIViewController,
    provider: @escaping () -> UIViewController?
  ) {
    transition.addPanToPresent(from: controller) { _ in provider() }
  }
}

extension UITabBarController {
  /// The tab in a direction, where the first one comes after the last.
  fileprivate func tab(_ direction: TransitionScene.Direction) -> UIViewController? {
    guard let tabs = viewControllers, !tabs.isEmpty, tabs.indices.contains(selectedIndex) else {
      return nil
    }
    return tabs[(selectedIndex + (direction == .forward ? 1 : tabs.count - 1)) % tabs.count]
  }
}

/// A change of a box's child.
@MainActor
struct AppChange {
  fileprivate let change: ContainerChange

  init(
    from: UIViewController?,
    to: UIViewController,
    in container: UIViewController,
    direction: TransitionScene.Direction,
    isAnimated: Bool,
    completion: @escaping @MainActor (_ isShown: Bool) -> Void
  ) {
    change = ContainerChange(
      from: from,
      to: to,
      in: container,
      direction: direction,
      isAnimated: isAnimated
    ) { end in completion(end == .end) }
  }
}

extension AppEffect {
  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    tally.cleanUps += 1
    effect.cleanUp(scene, at: end)
    tally.app?.happened(.effectCleanUp)
  }

  var rubberBandsPastEnds: Bool { effect.rubberBandsPastEnds }
}
