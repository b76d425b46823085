import UIKit

extension InterruptibleTransition: GestureDelegate {
  func flight(at site: any GestureSite) -> Flight? {
    list.flight(site.scope, site.host)
  }

  func isFree(_ site: any GestureSite) -> Bool {
    guard let host = site.host else { return true }
    return flight(at: site) == nil && host.transitionCoordinator == nil
      && host.childrensCoordinator == nil
      && !queue.hasCall(for: host) && !queue.hasCall(for: host.firstPresenter)
  }

  var catchesAtTouchDown: Bool { gestures.catching == .touchDown }

  func mayBegin(
    _ pan: UIPanGestureRecognizer,
    on view: UIView?,
    byDefault defaultRules: () -> Bool
  ) -> Bool {
    switch panOverride?(pan, view) ?? .automatic {
    case .automatic: defaultRules()
    case .allow: true
    case .deny: false
    }
  }

  func departure(on route: Route) -> Route.Departure {
    switch backPolicy(of: route.leaving) {
    case .allow: .allowed
    case .forbid: .forbidden
    case .resist: .resisted
    }
  }

  private func backPolicy(of screen: UIViewController?) -> BackPolicy {
    guard let screen else { return .allow }
    if let screen = screen as? any BackPolicyProviding { return screen.backPolicy(for: self) }
    return screen.resistsDismissal ? .resist : .allow
  }

  func motion(in scene: TransitionScene) -> Route.Motion {
    let chosen = effect.chosen(for: scene)
    return Route.Motion(
      travel: chosen.travel(in: scene),
      isFree: !reducesMotion && chosen.movesFreely
    )
  }

  var hasCards: Bool { effect.mayMoveFreely }

  func startDragging(_ opening: Route.Opening) -> Flight? {
    start(opening, .dragged(progress: 0))
  }

  /// Asks UIKit for a change; returns nil if UIKit doesn't make it.
  @discardableResult
  func start(_ opening: Route.Opening, _ beginning: TransitionStateMachine.Opening) -> Flight? {
    let flight = expect(opening.change, opening: beginning)
    announcePhase()
    opening.ask()
    if flight.isUpcoming, !list.isComing(flight) { flight.drop() }
    return flight.isOver ? nil : flight
  }
}

extension InterruptibleTransition {
  var followsScrolls: Bool { gestures.isScrollEnabled }

  var hasBackKeys: Bool { gestures.isBackKeyEnabled }

  /// Has all sites follow the settings.
  func updateSites() {
    for site in sites {
      site.gestures?.settingsDidChange()
    }
  }
}

extension InterruptibleTransition: NavigationSiteDelegate {
  var popArea: Route.Area? {
    switch gestures.pop {
    case .edge: .edge
    case .anywhere: .anywhere
    case .disabled: nil
    }
  }

  var hasPushProvider: Bool { pushProvider != nil }

  func screenToPush(onto navigationController: UINavigationController) -> UIViewController? {
    pushProvider?(navigationController)
  }
}

extension InterruptibleTransition: TabSiteDelegate {
  var switchesTabs: Bool { gestures.isTabPanEnabled }
}

extension InterruptibleTransition: PresentedSiteDelegate {
  var dismisses: Bool { gestures.isDismissPanEnabled }
}
