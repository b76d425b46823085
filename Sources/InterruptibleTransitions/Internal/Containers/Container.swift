import UIKit

/// A place where one screen replaces another: a stack, tabs, a presented controller, or a custom container.
///
/// A subclass knows one kind: how to ask UIKit for a change there, how UIKit describes a change, and where a finger can
/// go.
@MainActor
class Container: FlightContainer, GestureHost {
  private(set) weak var owner: (any ContainerOwner)?
  /// The navigation or tab bar controller, the app's container, or the presented controller.
  private(set) weak var host: UIViewController?
  weak var gestures: HostGestures?
  /// The app's delegate that was found at the host, or assigned to it.
  weak var foundDelegate: (any NSObjectProtocol)?
  let displayCorners = DisplayCorners()
  private var announcer = ScreenAnnouncer()
  /// What the log has said of the container.
  var said: Set<Remark> = []

  init(_ host: UIViewController?, of owner: any ContainerOwner) {
    self.host = host
    self.owner = owner
  }

  // MARK: - Changes

  /// The change of a context or coordinator of UIKit's here, for which no delegate method was called.
  func change(from: UIViewController?, to: UIViewController?) -> ScreenChange {
    ScreenChange(of: self, .forward, from: from, to: to)
  }

  func isOne(_ change: ScreenChange, _ other: ScreenChange) -> Bool {
    change.to === other.to && change.from === other.from
  }

  func isOne(
    _ change: ScreenChange,
    _ context: any UIViewControllerContextTransitioning
  ) -> Bool {
    guard let to = change.to, context.viewController(forKey: .to) === to else { return false }
    return change.from == nil || context.viewController(forKey: .from) === change.from
  }

  func isComing(_ change: ScreenChange, hasWaited: Bool) -> Bool {
    guard let host, host.isInWindow, let coordinator else { return false }
    return coordinator.viewController(forKey: .to) === change.to
  }

  func willBegin(_ flight: Flight, in containerView: UIView) {
    if flight.isPinchable { gestures?.followPinches() }
  }

  func makeRepair(of change: ScreenChange) -> ((TransitionEnd) -> Void)? { nil }

  func screenToAnnounce(after change: ScreenChange, at end: TransitionEnd) -> UIView? {
    announcer.screen(after: change, at: end) { isAwaited }
  }

  var isCustom: Bool { false }

  func catchesCalls(of screen: UIViewController?) -> Bool { host is any InterceptingNavigation }

  // MARK: - Busy

  var flight: Flight? { owner?.flight(in: self) }

  /// Whether something is in flight here, or a call waits.
  var isAwaited: Bool {
    flight != nil || host.flatMap { owner?.queue.hasCall(for: $0) } == true
  }

  /// UIKit's coordinator of an animated change here.
  var coordinator: (any UIViewControllerTransitionCoordinator)? { host?.childrensCoordinator }

  /// Whether UIKit makes a change here, ours or not.
  var isChangedByUIKit: Bool { coordinator != nil }

  /// Whether something is in flight here, or waits for it.
  var isBusy: Bool {
    host != nil && (isAwaited || isChangedByUIKit)
  }

  /// Whether a gesture may start a transition here.
  var isFree: Bool {
    guard let host, let owner else { return false }
    return flight == nil && host.transitionCoordinator == nil && !isChangedByUIKit
      && !owner.queue.hasCall(for: host, host.firstPresenter)
  }

  // MARK: - Gestures

  var view: UIView? { host?.viewIfLoaded }
  var coordinateView: UIView? { view }
  var isInstalled: Bool { owner != nil }
  var systemRecognizers: [UIGestureRecognizer] { [] }
  var options: [InteractiveOption] { [] }
  func systemOption(besides options: [InteractiveOption]) -> InteractiveOption? { nil }
  var edgeInset: CGFloat? { nil }
  var barInset: CGFloat? { nil }
  var numberOfTouches: Int { 1 }
  var hasEdgeSwipe: Bool { false }
  var shownContent: [ObjectIdentifier] { [] }
  var backOption: InteractiveOption? { options.first { $0.direction == .backward } }
  var backKeys: [BackKey] { [.bracket] }
  func takesTouches(on view: UIView?) -> Bool { true }
  func explainInstallation() {}
  func giveBack() {}
  func renewAssignment() {}

  /// Adds the recognizers, where the view doesn't have them yet.
  func serve() {
    guard let owner, let view, gestures?.pan?.view !== view else { return }
    gestures = HostGestures(of: self, for: owner)
  }

  /// The screen that a call to go back would leave, once all running transitions and waiting calls are finished.
  var screenOnTop: UIViewController? { nil }

  /// Makes the call that goes back, which can reverse a transition in flight or wait for one; returns whether there is one.
  func callBack() -> Bool { false }
}

/// The requirements of containers for the object that manages them.
@MainActor
protocol ContainerOwner: GestureOwner, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var queue: CallQueue { get }
  var pushProvider: ((UINavigationController) -> UIViewController?)? { get }
  var tabProvider: ((UITabBarController, TransitionScene.Direction) -> UIViewController?)? { get }

  /// The flight in a container that isn't over.
  func flight(in container: Container) -> Flight?
  /// The container of a presentation.
  func card(of presented: UIViewController) -> PresentationContainer
  /// The app's delegate for a container.
  func appDelegate(of container: Container) -> (any NSObjectProtocol)?
  /// Starts the transition of a custom container.
  func start(_ context: ContainerContext)
  /// Makes a call now, or when nothing blocks it any more.
  func submit(_ call: TransitionCall)
}

/// Decides of which screen of a container assistive technology is notified after a transition.
@MainActor
struct ScreenAnnouncer {
  /// Whether the last new screen hasn't been announced, because the next transition was waiting already.
  private var owesScreen = false

  /// Decides after a transition.
  ///
  /// - Parameters:
  ///   - change: What the transition was for.
  ///   - end: Where it has come to rest.
  ///   - isFollowed: Whether another one waits in the same container.
  /// - Returns: The screen to announce; nil for none.
  mutating func screen(
    after change: ScreenChange,
    at end: TransitionEnd,
    isFollowed: () -> Bool
  ) -> UIView? {
    guard end == .end || owesScreen else { return nil }
    owesScreen = isFollowed()
    guard !owesScreen else { return nil }
    let screen = (end == .end ? change.to : change.from)?.viewIfLoaded
    return screen?.window == nil ? nil : screen
  }
}
