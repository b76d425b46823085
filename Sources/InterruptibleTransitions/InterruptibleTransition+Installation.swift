public import UIKit

/// Which containers the object serves.
extension InterruptibleTransition {
  /// Serves a navigation controller from now on, and lives as long as it does.
  ///
  /// The app's delegate of the navigation controller is told and asked through this object, and the gestures work at once.
  /// Assigning the object as the delegate works as well, but doesn't keep it alive, and adds the gestures only with
  /// the first screen that UIKit tells it of.
  public func install(on navigationController: UINavigationController) {
    if navigationController.delegate !== self {
      let found = appDelegate(behind: navigationController.delegate, of: navigationController)
      navigationController.delegate = self
      keep(found, of: navigationController)
      renewAssignments()
    }
    navigationController.loadViewIfNeeded()
    serve(navigationController)?.installed = self
  }

  /// Serves a tab bar controller from now on, and lives as long as it does.
  ///
  /// The app's delegate of the tab bar controller is told and asked through this object, and the gestures work at once.
  /// Assigning the object as the delegate works as well, but doesn't keep it alive, and adds the gestures only with
  /// the first tab that is selected.
  public func install(on tabBarController: UITabBarController) {
    if tabBarController.delegate !== self {
      let found = appDelegate(behind: tabBarController.delegate, of: tabBarController)
      tabBarController.delegate = self
      keep(found, of: tabBarController)
      renewAssignments()
    }
    tabBarController.loadViewIfNeeded()
    serve(tabBarController)?.installed = self
  }

  /// Lets a pan on a controller's view present a screen.
  ///
  /// The pan goes the way of the effect, for example up for a screen that comes from below. The screen gets this
  /// object as its `transitioningDelegate`; if it has no presentation style, that becomes `custom`.
  ///
  /// - Parameters:
  ///   - viewController: The controller to present from.
  ///   - handle: A view of the controller to which the pan is confined, such as a bar; by default its whole view.
  ///   - provider: Returns the screen when such a pan is about to begin; `nil` for none.
  public func addPanToPresent(
    from viewController: UIViewController,
    handle: UIView? = nil,
    provider: @escaping (UIViewController) -> UIViewController?
  ) {
    viewController.loadViewIfNeeded()
    add(PresentingSite(viewController, handle: handle, for: self, provider: provider))
  }

  /// Lets a pan on a custom container change its child.
  ///
  /// - Parameters:
  ///   - container: The controller whose children change places.
  ///   - changeProvider: Returns the change in a direction when a pan is about to begin; `nil` for none.
  public func addPan(
    to container: UIViewController,
    changeProvider: @escaping (TransitionScene.Direction) -> ContainerChange?
  ) {
    guard let view = container.view else { return }
    let site = ContainerSite(container, in: view, for: self) { [weak self] direction in
      changeProvider(direction).flatMap { self?.context(for: $0) }
    }
    add(site)
  }

  /// Stops serving everything, and gives the delegates back.
  ///
  /// A transition in flight ends at once, where it was going.
  public func uninstall() {
    uninstall { _ in true }
  }

  /// Stops serving a container or a controller from which a pan presents, and gives its delegate back.
  ///
  /// Its transition in flight ends at once, where it was going.
  public func uninstall(from container: UIViewController) {
    uninstall { site in
      site.host === container || site.view === container.viewIfLoaded
    }
  }

  private func uninstall(where isMeant: (any GestureSite) -> Bool) {
    for gestures in sites.compactMap(\.gestures) where isMeant(gestures.site) {
      list.flight(gestures.site.scope, gestures.site.host)?.abandon()
      gestures.site.giveBack()
      gestures.uninstall()
      sites.removeAll { $0.gestures === gestures }
    }
    for flight in list.all where sites.isEmpty {
      flight.abandon()
    }
    // A controller may be a container and be presented: what the two share is still wanted.
    updateSites()
  }

  // MARK: - Serving

  @discardableResult
  func serve(_ navigationController: UINavigationController) -> SiteGestures? {
    gestures(on: navigationController.viewIfLoaded, for: NavigationSite.self)
      ?? add(NavigationSite(navigationController, for: self))
  }

  @discardableResult
  func serve(_ tabBarController: UITabBarController) -> SiteGestures? {
    gestures(on: tabBarController.viewIfLoaded, for: TabSite.self)
      ?? add(TabSite(tabBarController, for: self))
  }

  /// Adds recognizers where a transition can be caught, and what it presents dismissed later.
  func serve(_ flight: Flight) {
    guard let host = flight.change.host, let container = flight.driver?.context.containerView
    else { return }
    switch flight.change.kind {
    case .presentation, .dismissal:
      if gestures(on: container, for: PresentedSite.self) == nil {
        add(PresentedSite(host, in: container, for: self))
      }
    case .replacement:
      if !sites.contains(where: { $0.gestures?.site.host === host }) {
        add(ContainerSite(host, in: container, for: self))
      }
    case .tab:
      // UIKit disables the bar, but a tap on a tab is a call like any other.
      if flight.opensBar { (host as? UITabBarController)?.tabBar.isUserInteractionEnabled = true }
    case .push, .pop, .set: break
    }
  }

  private func gestures<Site: GestureSite>(on view: UIView?, for kind: Site.Type) -> SiteGestures? {
    sites.lazy.compactMap(\.gestures).first { $0.site.view === view && $0.site is Site }
  }

  @discardableResult
  private func add(_ site: any GestureSite) -> SiteGestures? {
    sites.removeAll { $0.gestures?.site.view == nil }
    guard let gestures = SiteGestures(of: site, for: self) else { return nil }
    sites.append(WeakSite(gestures: gestures))
    return gestures
  }

  // MARK: - Forwarding

  /// Whether a delegate that this object would forward to forwards to it.
  func isForwardingInCircles(_ delegate: (any NSObjectProtocol)?) -> Bool {
    guard delegate === self || (delegate as? InterruptibleTransition)?.forwards(to: self) == true
    else { return false }
    assertionFailure("a transition can't forward to itself: assign the app's own delegate")
    return true
  }

  /// The app's delegate, where transition objects stand in front of it.
  private func appDelegate(
    behind delegate: (any UINavigationControllerDelegate)?,
    of container: UINavigationController
  ) -> (any UINavigationControllerDelegate)? {
    guard let transition = delegate as? InterruptibleTransition else { return delegate }
    return appDelegate(behind: transition.delegate(of: container), of: container)
  }

  private func appDelegate(
    behind delegate: (any UITabBarControllerDelegate)?,
    of container: UITabBarController
  ) -> (any UITabBarControllerDelegate)? {
    guard let transition = delegate as? InterruptibleTransition else { return delegate }
    return appDelegate(behind: transition.delegate(of: container), of: container)
  }

  private func forwards(to other: InterruptibleTransition) -> Bool {
    forwardedDelegates.contains { delegate in
      delegate === other || (delegate as? InterruptibleTransition)?.forwards(to: other) == true
    }
  }
}
