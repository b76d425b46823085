import UIKit

extension InterruptibleTransition: ContainerOwner {
  func flight(in container: Container) -> Flight? { list.flight(in: container) }

  func backPolicy(of screen: UIViewController?) -> BackPolicy {
    guard let screen else { return .allow }
    if let screen = screen as? any BackPolicyProviding { return screen.backPolicy(for: self) }
    return screen.resistsDismissal ? .resist : .allow
  }

  func motion(in scene: TransitionScene) -> Route.Motion {
    let travel = effect.travel(in: scene)
    return Route.Motion(travel: travel, isFree: scene.cardSpring != nil && !reducesMotion)
  }

  var expectsPinches: Bool { effect.isPinchable }

  func startDragging(_ opening: Route.Opening) -> Flight? {
    start(opening, .dragged(progress: 0))
  }

  /// Asks UIKit for a change; returns nil if UIKit doesn't make it.
  @discardableResult
  func start(_ opening: Route.Opening, _ beginning: TransitionStateMachine.Opening) -> Flight? {
    let flight = expect(opening.change, opening: beginning)
    announcePhase()
    opening.ask()
    if flight.stage == .upcoming, !list.isComing(flight) { flight.drop() }
    return flight.stage == .over ? nil : flight
  }

  /// Has all gestures follow the settings.
  func updateGestures() {
    for gestures in allGestures {
      gestures.settingsDidChange()
    }
  }

  /// The recognizers on all containers, and those that present.
  var allGestures: [SiteGestures] {
    containers.compactMap(\.gestures) + presentingPans.compactMap(\.gestures)
  }
}
