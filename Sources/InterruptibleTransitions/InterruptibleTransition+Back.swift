public import UIKit

/// Going back without a finger on the screen.
extension InterruptibleTransition {
  /// Goes back from a container, or dismisses a presented controller, as VoiceOver's escape gesture does.
  ///
  /// From iOS 17 the gesture works by itself. For earlier systems, call this method in the container or the presented
  /// controller:
  ///
  /// ```swift
  /// override func accessibilityPerformEscape() -> Bool { transition.performEscape(from: self) }
  /// ```
  ///
  /// - Parameter viewController: A navigation controller, a custom container, or a presented controller.
  /// - Returns: Whether the gesture is answered, also by a screen that may not be left. Otherwise there is nothing to
  ///   go back to.
  @discardableResult
  public func performEscape(from viewController: UIViewController) -> Bool {
    viewController.goBack(for: .escapeGesture)
  }

  /// Goes back from a container, or dismisses what is presented, the way that a gesture would.
  ///
  /// - Returns: Whether the request is answered, also by a screen that may not be left.
  fileprivate func goBack(
    from host: UIViewController,
    _ scope: ScreenChange.Scope,
    for request: BackRequest
  ) -> Bool {
    guard allows(request), let site = site(of: host, scope) else { return false }
    if isChanging(site) {
      if !callBack(host, scope) { flight(at: site)?.goBack() }
      return true
    }
    guard let route = site.routeBack else { return false }
    guard case .allowed = departure(on: route), route.mayLeave() else {
      route.didRefuse()
      return true
    }
    if !isFree(site), callBack(host, scope) { return true }
    guard let opening = route.open() else { return false }
    start(opening, .running)
    return true
  }

  private func allows(_ request: BackRequest) -> Bool {
    switch request {
    case .escapeGesture: accessibility.performsEscape
    case .key: gestures.isBackKeyEnabled
    }
  }

  private func site(
    of host: UIViewController,
    _ scope: ScreenChange.Scope
  ) -> (any GestureSite)? {
    sites.lazy.compactMap { $0.gestures?.site }.first { site in
      site.host === host && site.scope == scope && site.isServed && !site.backKeys.isEmpty
    }
  }

  /// Whether something is in flight in a site's container, or waits for it.
  private func isChanging(_ site: any GestureSite) -> Bool {
    guard let host = site.host else { return false }
    if flight(at: site) != nil || queue.hasCall(for: host) { return true }
    return switch site.scope {
    case .children: host.childrensCoordinator != nil
    case .presentation: host.isChangingPresentation
    }
  }

  /// Makes the call that goes back, which can reverse a transition in flight, or wait for one; returns whether the
  /// container has such a call.
  private func callBack(_ host: UIViewController, _ scope: ScreenChange.Scope) -> Bool {
    switch (scope, host) {
    case (.presentation, _): dismiss(host)
    case (.children, let navigationController as UINavigationController):
      pop(from: navigationController)
    case (.children, _): return false
    }
    return true
  }
}

extension Flight {
  /// Goes to the end at which the lower one of the two screens is shown.
  fileprivate func goBack() {
    guard isInFlight else { return }
    send(.go(toward: change.direction == .forward ? .start : .end, .usual))
  }
}

extension UIViewController {
  /// Answers VoiceOver's escape gesture, after what the app has overridden.
  func performEscape() -> Bool {
    performsEscapeItself() || goBack(for: .escapeGesture)
  }

  /// Goes back from this controller or a container around it, and returns whether the request is answered.
  @discardableResult
  func goBackOutward(for request: BackRequest) -> Bool {
    var next: UIViewController? = self
    while let controller = next {
      if controller.goBack(for: request) { return true }
      next = controller.parent
    }
    return false
  }

  /// Goes back where this controller is a container, or else is presented.
  fileprivate func goBack(for request: BackRequest) -> Bool {
    request.scopes.contains { scope in
      let transition =
        switch scope {
        case .children: servingTransition
        case .presentation: transitioningDelegate as? InterruptibleTransition
        }
      return transition?.goBack(from: self, scope, for: request) == true
    }
  }
}
