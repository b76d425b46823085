public import UIKit

/// The containers that the transition object manages.
extension InterruptibleTransition {
  /// Manages a navigation controller from now on, and lives as long as the navigation controller.
  ///
  /// The object forwards delegate calls to the app's delegate of the navigation controller, and the gestures work at
  /// once. Assigning the object as the delegate works as well. But that doesn't keep the object alive, and adds the
  /// gestures only when UIKit calls the delegate for the first screen.
  public func install(on navigationController: UINavigationController) {
    install(on: navigationController, stack(of: navigationController)) {
      navigationController.delegate = self
    }
  }

  /// Manages a tab bar controller from now on, and lives as long as the tab bar controller.
  ///
  /// The object forwards delegate calls to the app's delegate of the tab bar controller, and the gestures work at once.
  /// Assigning the object as the delegate works as well. But that doesn't keep the object alive, and adds the gestures
  /// only when a tab is first selected.
  public func install(on tabBarController: UITabBarController) {
    install(on: tabBarController, tabs(of: tabBarController)) {
      tabBarController.delegate = self
    }
  }

  private func install(
    on host: any BarController,
    _ container: BarContainer,
    assign: () -> Void
  ) {
    let before = host.installedDelegate
    if before !== self {
      let found = appDelegate(behind: before, of: host)
      assign()
      keep(found, of: container)
      renewAssignments()
    }
    host.loadViewIfNeeded()
    container.serve()
    container.gestures?.installed = self
  }

  /// Adds a pan to a controller's view that presents a screen.
  ///
  /// The pan moves in the direction of the effect, for example up for a screen that comes from below. This object
  /// becomes the `transitioningDelegate` of the screen; if the screen has no presentation style, its style becomes
  /// `custom`. The object lives as long as the view, and as long as the screens that it has presented.
  ///
  /// - Parameters:
  ///   - viewController: The controller that presents.
  ///   - handle: A view of the controller to which the pan is confined, such as a bar; by default, the controller's
  ///     whole view.
  ///   - provider: Returns the screen when the pan is about to begin, or `nil` for none.
  public func addPanToPresent(
    from viewController: UIViewController,
    handle: UIView? = nil,
    provider: @escaping (UIViewController) -> UIViewController?
  ) {
    viewController.loadViewIfNeeded()
    let gestureHost = PresentingHost(viewController, handle: handle, for: self, provider: provider)
    service = .known
    presentingPans.removeAll { $0.gestures?.gestureHost.view == nil }
    let gestures = HostGestures(of: gestureHost, for: self)
    gestures?.installed = self
    presentingPans.append(WeakGestures(gestures: gestures))
  }

  /// Adds a pan to a custom container that changes its child; the object lives as long as the container's view.
  ///
  /// A child that adopts ``BackPolicyProviding`` is asked before changes in both directions, because both remove it.
  ///
  /// - Parameters:
  ///   - container: The container controller.
  ///   - changeProvider: Returns the change in a direction when a pan is about to begin, or `nil` for none. If another
  ///     gesture begins instead, the change's completion receives the start.
  public func addPan(
    to container: UIViewController,
    changeProvider: @escaping (TransitionScene.Direction) -> ContainerChange?
  ) {
    let children = children(of: container)
    children.add { [weak self] direction in
      changeProvider(direction).flatMap { self?.context(for: $0) }
    }
    children.gestures?.installed = self
  }

  /// Stops managing all containers, and restores their delegates.
  ///
  /// A running transition ends at once, at its destination. A transition that was requested in this turn of the run loop
  /// hasn't started yet: its ``TransitionFlight`` ends at its start, and UIKit makes the change.
  public func uninstall() {
    uninstall { _ in true }
  }

  /// Stops managing a container, or a controller from which a pan presents, and restores its delegate.
  ///
  /// Its running transition ends at once, at its destination.
  public func uninstall(from container: UIViewController) {
    uninstall { $0.host === container || $0.view === container.viewIfLoaded }
  }

  /// Returns the pans that start and catch the transitions of a container, or that present from a controller.
  ///
  /// Use them in failure requirements with your own recognizers, and add targets to them. A navigation controller has
  /// two. The pan from the edge replaces `interactivePopGestureRecognizer`; the pan from anywhere replaces
  /// `interactiveContentPopGestureRecognizer`. The settings of the system's recognizers (`isEnabled`, a delegate, and
  /// failure requirements) apply to these pans. Targets of the system's recognizers aren't called.
  ///
  /// - Parameter container: The controller; until the object manages it, there are no pans.
  /// - Returns: The pans, which stay the same as long as the object manages the container.
  public func panRecognizers(in container: UIViewController) -> [UIPanGestureRecognizer] {
    allGestures.filter {
      $0.gestureHost.host === container || $0.gestureHost.view === container.viewIfLoaded
    }
    .flatMap { [$0.edgePan, $0.pan].compactMap { $0 } }
  }

  private func uninstall(where isMeant: (any GestureHost) -> Bool) {
    for gestures in allGestures where isMeant(gestures.gestureHost) {
      gestures.gestureHost.flight?.abandon()
      (gestures.gestureHost as? Container)?.giveBack()
      gestures.uninstall()
      // One that something waits for is still the one of its host.
      containers.removeAll { $0 === gestures.gestureHost && !$0.isAwaited }
      presentingPans.removeAll { $0.gestures === gestures }
    }
    for flight in list.all where allGestures.isEmpty {
      flight.abandon()
    }
    // A controller may be a container and be presented: what the two share is still wanted.
    updateGestures()
  }

  // MARK: - Forwarding

  /// Whether a delegate that this object would forward to forwards to it.
  func isForwardingInCircles(_ delegate: (any NSObjectProtocol)?) -> Bool {
    guard delegate === self || (delegate as? InterruptibleTransition)?.forwards(to: self) == true
    else { return false }
    TransitionLog.check(
      false,
      "A transition object can't forward to itself. Assign the app's own delegate."
    )
    return true
  }

  /// The app's delegate, if transition objects have replaced it.
  private func appDelegate(
    behind delegate: (any NSObjectProtocol)?,
    of host: UIViewController
  ) -> (any NSObjectProtocol)? {
    guard let transition = delegate as? InterruptibleTransition else { return delegate }
    let container = transition.containers.first {
      $0.host === host && !($0 is PresentationContainer)
    }
    return container.flatMap {
      appDelegate(behind: transition.appDelegate(of: $0), of: host)
    }
  }

  private func forwards(to other: InterruptibleTransition) -> Bool {
    forwardedDelegates.contains { delegate in
      delegate === other || (delegate as? InterruptibleTransition)?.forwards(to: other) == true
    }
  }
}
