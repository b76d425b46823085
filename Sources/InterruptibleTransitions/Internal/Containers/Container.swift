import UIKit

/// A place where one screen replaces another: a stack, tabs, a presented controller, or an app's own container.
///
/// A subclass knows one kind: how UIKit is asked for a change there, what it says of one, and where a finger can go.
@MainActor
class Container: GestureSite {
  private(set) weak var owner: (any ContainerOwner)?
  /// The navigation or tab bar controller, the app's container, or what is presented.
  private(set) weak var host: UIViewController?
  weak var gestures: SiteGestures?
  /// The app's delegate that was found at the host, or assigned to it.
  weak var foundDelegate: (any NSObjectProtocol)?
  var announcer = ScreenAnnouncer()

  init(_ host: UIViewController?, of owner: any ContainerOwner) {
    self.host = host
    self.owner = owner
  }

  // MARK: - Changes

  /// The change of a context or coordinator of UIKit's here, about which nobody has asked.
  func change(from: UIViewController?, to: UIViewController?) -> ScreenChange {
    ScreenChange(of: self, .forward, from: from, to: to)
  }

  /// Whether two changes here are the same.
  func isOne(_ change: ScreenChange, _ other: ScreenChange) -> Bool {
    change.to === other.to && change.from === other.from
  }

  /// Whether a context is that of a change here.
  func isOne(
    _ change: ScreenChange,
    _ context: any UIViewControllerContextTransitioning
  ) -> Bool {
    guard let to = change.to, context.viewController(forKey: .to) === to else { return false }
    return change.from == nil || context.viewController(forKey: .from) === change.from
  }

  /// Whether UIKit can still start the transition of a change; `hasWaited` says whether time has passed since it was asked for
  /// that.
  func isComing(_ change: ScreenChange, hasWaited: Bool) -> Bool {
    host?.isInWindow == true && coordinator?.viewController(forKey: .to) === change.to
  }

  /// A flight here is about to begin, in a container view.
  func willBegin(_ flight: Flight, in containerView: UIView) {}

  /// Mends what UIKit may leave wrong after a change.
  func keeper(of change: ScreenChange) -> StackKeeper? { nil }

  /// Whether UIKit knows nothing of the container.
  var isCustom: Bool { false }

  // MARK: - Busy

  /// The flight here that isn't over.
  var flight: Flight? { owner?.flight(in: self) }

  /// UIKit's coordinator of an animated change here.
  var coordinator: (any UIViewControllerTransitionCoordinator)? { host?.childrensCoordinator }

  /// Whether UIKit makes a change here, ours or not.
  var isChangedByUIKit: Bool { coordinator != nil }

  /// Whether something is in flight here, or waits for it.
  var isBusy: Bool {
    guard let host else { return false }
    return flight != nil || owner?.queue.hasCall(for: host) == true || isChangedByUIKit
  }

  /// Whether a gesture may start a transition here.
  var isFree: Bool {
    guard let host else { return true }
    return !isBusy && host.transitionCoordinator == nil
      && owner?.queue.hasCall(for: host.firstPresenter) != true
  }

  // MARK: - Gestures

  var container: Container? { self }
  var view: UIView? { host?.viewIfLoaded }
  var isServed: Bool { owner != nil }
  var systemRecognizers: [UIGestureRecognizer] { [] }
  var leavesSwipesToSystem: Bool { false }
  var routes: [Route] { [] }
  var place: [ObjectIdentifier] { [] }
  var routeBack: Route? { routes.first { $0.direction == .backward } }
  var backKeys: [BackKey] { [.bracket] }
  func takesTouches(on view: UIView?) -> Bool { true }
  func giveBack() {}
  func renewAssignment() {}

  /// Adds the recognizers, where the view doesn't have them yet.
  func serve() {
    guard let owner, let view, gestures?.pan?.view !== view else { return }
    gestures = SiteGestures(of: self, for: owner)
  }

  /// Makes the call that goes back, which can reverse a transition in flight or wait for one; returns whether there is one.
  func callBack() -> Bool { false }
}

/// What containers and their gestures ask of the object that serves them.
@MainActor
protocol ContainerOwner: UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var gestures: GestureSettings { get }
  var queue: CallQueue { get }
  var pushProvider: ((UINavigationController) -> UIViewController?)? { get }
  var panOverride: ((UIPanGestureRecognizer, UIView?) -> PanDecision)? { get }
  /// Whether there are transitions whose foreground two fingers may take.
  var hasCards: Bool { get }

  /// The flight in a container that isn't over.
  func flight(in container: Container) -> Flight?
  /// The container of a presentation.
  func card(of presented: UIViewController) -> CardContainer
  /// The app's delegate for a container.
  func appDelegate(of container: Container) -> (any NSObjectProtocol)?
  /// What a screen says to a gesture that would leave it.
  func backPolicy(of screen: UIViewController?) -> BackPolicy
  /// How a finger would move a scene; the app's choice of an effect is asked for once.
  func motion(in scene: TransitionScene) -> Route.Motion
  /// Asks UIKit for a change that starts under a finger; nil if UIKit doesn't make it.
  func startDragging(_ opening: Route.Opening) -> Flight?
  /// Starts the transition of a custom container.
  func start(_ context: ContainerContext)
  /// Makes a call now, or when what is in its way is over.
  func submit(_ call: Call)
}
