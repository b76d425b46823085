public import UIKit

/// Makes a context for a gesture that goes forward or backward in an app's own container; nil where there is
/// nothing to go to.
public typealias ContainerContextProvider =
  (TransitionScene.Direction) -> ContainerTransitionContext?

/// Where the recognisers are.
extension InterruptibleTransition {
  /// Serves a navigation controller from now on: its delegate so far becomes `navigationDelegate`, and the
  /// recognisers are there at once.
  ///
  /// Assigning the object as the delegate does as well; the recognisers then come with the first screen that
  /// UIKit tells it of.
  public func install(on navigationController: UINavigationController) {
    if navigationController.delegate !== self {
      navigationDelegate = navigationController.delegate
      navigationController.delegate = self
    }
    navigationController.loadViewIfNeeded()
    serve(navigationController)
  }

  /// Serves a tab bar controller from now on: its delegate so far becomes `tabBarDelegate`, and the
  /// recognisers are there at once.
  ///
  /// Assigning the object as the delegate does as well; the recognisers then come with the first tab that is
  /// selected.
  public func install(on tabBarController: UITabBarController) {
    if tabBarController.delegate !== self {
      tabBarDelegate = tabBarController.delegate
      tabBarController.delegate = self
    }
    tabBarController.loadViewIfNeeded()
    serve(tabBarController)
  }

  /// Lets a pan on a controller's view present what a provider gives.
  ///
  /// The pan goes the way of the effect, as up for one that comes from below. What is given gets this object
  /// as its `transitioningDelegate`.
  ///
  /// - Parameters:
  ///   - viewController: What the pan presents from.
  ///   - handle: A view of the controller's to which the pan is confined, such as a bar; by default its own.
  ///   - provider: Asked when such a pan is about to begin; nil for nothing.
  public func installPanToPresent(
    from viewController: UIViewController,
    by handle: UIView? = nil,
    provider: @escaping (UIViewController) -> UIViewController?
  ) {
    viewController.loadViewIfNeeded()
    add(PresentingVenue(viewController, handle: handle, for: self, provider: provider))
  }

  /// Lets a pan on an app's own container go where a provider's context leads.
  ///
  /// - Parameters:
  ///   - container: The controller whose children change places.
  ///   - provider: Asked when a pan is about to begin.
  public func installPan(
    in container: UIViewController,
    provider: @escaping ContainerContextProvider
  ) {
    container.loadViewIfNeeded()
    add(ContainerVenue(container, for: self, provider: provider))
  }

  /// Gives everything back: the delegates, and the recognisers of every container.
  ///
  /// What runs ends as if its window had gone: at once, where it was going.
  public func uninstall() {
    change { self.send { $0.abandon() } }
    for gestures in gestures {
      gestures.venue.giveBack()
      gestures.uninstall()
    }
    gestures = []
  }

  // MARK: - Serving

  func serve(_ navigationController: UINavigationController) {
    guard !isServing(navigationController.viewIfLoaded, NavigationVenue.self) else { return }
    add(NavigationVenue(navigationController, for: self))
  }

  func serve(_ tabBarController: UITabBarController) {
    guard !isServing(tabBarController.viewIfLoaded, TabVenue.self) else { return }
    add(TabVenue(tabBarController, for: self))
  }

  /// Puts recognisers where what is presented can be caught, and dismissed later.
  func serve(_ transition: RunningTransition) {
    let container = transition.context.containerView
    switch transition.errand.kind {
    case .presentation, .dismissal:
      guard let presented = transition.errand.host, !isServing(container, PresentedVenue.self)
      else { return }
      add(PresentedVenue(presented, in: container, for: self))
    case .replacement:
      guard !gestures.contains(where: { $0.venue.view.map(container.isDescendant) == true }) else {
        return
      }
      add(BareVenue(container))
    case .push, .pop, .set, .tab: break
    }
  }

  private func isServing<V: Venue>(_ view: UIView?, _ kind: V.Type) -> Bool {
    gestures.contains { $0.venue.view === view && $0.venue is V }
  }

  private func add(_ venue: any Venue) {
    gestures.removeAll { $0.venue.view == nil }
    guard let new = TransitionGestures(of: venue, for: self) else { return }
    gestures.append(new)
  }
}
