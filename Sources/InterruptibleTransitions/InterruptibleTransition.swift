public import UIKit

/// One object that is delegate, animator and interactor of every kind of transition.
///
/// Assign it, and the pushes, pops, changes of tabs, presentations, and dismissals that it animates can be reversed with
/// a tap, caught under a finger, scrubbed, released and caught again, by gesture or by code. Delegates are not
/// retained: keep the object where you keep the controller, or use ``install(on:)-(UINavigationController)``.
///
/// The object doesn't animate sheets and popovers, screens with a `preferredTransition`, tabs on visionOS, or what the app's own
/// delegate returns an animator for. A stack that replaces another one can't be reversed.
///
/// ```swift
/// let transition = InterruptibleTransition(.slide)
/// navigationController.delegate = transition
/// ```
///
/// One object can serve any number of containers, and any number of transitions can be in flight at once, one for
/// each container. ``phase``, ``progress``, ``velocity``, and the methods that control a transition are about the current one:
/// of those that aren't over, the one that was asked for last. It counts from the call on that asks for it, before UIKit
/// starts it. ``flights`` and ``flight(in:)`` give access to each.
///
/// Progress goes from 0 (what was on the screen) to 1 (what was asked for) and never flips, whichever way the
/// transition is going. Calls that come too late, when nothing is in flight any more, do nothing.
@preconcurrency @MainActor
public final class InterruptibleTransition: ForwardingDelegate {
  /// What a transition is doing.
  public enum Phase: Hashable, Sendable {
    /// Nothing is in flight.
    case idle
    /// A finger drags it.
    case dragging
    /// It moves to its end, or back to its start.
    case settling(toward: TransitionEnd)
    /// Code has paused it.
    case paused
  }

  // MARK: - Looks

  /// What the transitions that start from now on look like.
  ///
  /// If people have asked for less motion, a cross-fade replaces it; that setting is read at every start, and
  /// ``AccessibilitySettings/reducesMotion`` turns this off.
  public var effect: any TransitionEffect {
    didSet {
      if effect.isPinchable != oldValue.isPinchable { updateGestures() }
    }
  }

  /// The spring that carries the transitions that start from now on, until something interrupts them.
  ///
  /// If you don't set it, presentations and dismissals use ``Spring/systemPresentation``, and all other transitions use
  /// ``Spring/systemPush``, which is also the value that is read. A spring that you set is used for all.
  ///
  /// If people have asked for less motion, the cross-fade takes as long as the system's.
  public var spring: Spring {
    get { chosenFirstLeg?.spring ?? .systemPush }
    set { chosenFirstLeg = FirstLeg(newValue) }
  }

  /// The spring that carries transitions on after a finger, a tap or a call has interrupted them.
  public var releaseSpring: Spring = .systemRelease

  /// Decides where a transition goes when a finger lets go of it.
  public var projection: Projection = .system

  /// How the transitions that start from now on give way to a finger past an end, if their effect lets them.
  public var rubberBand: RubberBand = .scrollView

  // MARK: - Gestures

  /// Which gestures start transitions.
  public var gestures = GestureSettings() {
    didSet {
      if gestures != oldValue { updateGestures() }
    }
  }

  /// How transitions work together with VoiceOver, Switch Control and Reduce Motion.
  public var accessibility = AccessibilitySettings()

  /// Returns the controller that a pan from the trailing side pushes, or `nil` for none.
  ///
  /// Called when such a pan is about to begin. Without it there is no interactive push.
  public var pushProvider: ((UINavigationController) -> UIViewController?)?

  /// Decides whether a pan may begin on a view.
  ///
  /// Overrides the default rules; return ``PanDecision/automatic`` to apply them.
  public var panOverride: ((UIPanGestureRecognizer, UIView?) -> PanDecision)?

  /// Whether the screen that a transition is coming to can be touched while nobody holds the transition.
  ///
  /// The screen that it leaves can't be, so a second tap on a button pushes nothing twice.
  public var opensIncomingScreen = true

  /// Whether controls and rows of the incoming screen answer at once wherever they are.
  ///
  /// In the framework's own controllers they do. In one of UIKit's, which breaks or refuses what they may call in flight, a
  /// touch on them is for the transition until less than a hundredth of the way is left; lists scroll. Set this if
  /// they call the object, as with ``push(_:onto:animated:completion:)``. What answers VoiceOver by `accessibilityActivate()` isn't
  /// touched, and so is never closed.
  public var opensControlsAtOnce = false

  /// Whether the keyboard is dismissed when a gesture starts a transition.
  ///
  /// If the transition is cancelled, it comes back.
  public var dismissesKeyboard = true

  // MARK: - Neighbors

  /// The app's own navigation delegate.
  ///
  /// It is told and asked as if it were the navigation controller's delegate; where it returns an animator, that
  /// one is used. ``install(on:)-(UINavigationController)`` finds the delegate of each navigation controller, keeps it for
  /// that one, and gives it back there; reading returns the one found last. A delegate that is set is that of all; it isn't
  /// retained.
  public var navigationDelegate: (any UINavigationControllerDelegate)? {
    get {
      everyNavigationDelegate
        ?? containers.last { $0 is StackContainer && $0.foundDelegate != nil }?.foundDelegate
        as? any UINavigationControllerDelegate
    }
    set {
      for container in containers where container is StackContainer {
        container.foundDelegate = nil
      }
      everyNavigationDelegate = isForwardingInCircles(newValue) ? nil : newValue
      renewAssignments()
    }
  }

  /// The app's own tab bar delegate, likewise.
  public var tabBarDelegate: (any UITabBarControllerDelegate)? {
    get {
      everyTabBarDelegate
        ?? containers.last { $0 is TabContainer && $0.foundDelegate != nil }?.foundDelegate
        as? any UITabBarControllerDelegate
    }
    set {
      for container in containers where container is TabContainer { container.foundDelegate = nil }
      everyTabBarDelegate = isForwardingInCircles(newValue) ? nil : newValue
      renewAssignments()
    }
  }

  /// The app's own transitioning delegate, likewise; its presentation controllers are used.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet {
      if isForwardingInCircles(transitioningDelegate) { transitioningDelegate = nil }
    }
  }

  /// Makes the presentation controller for what is presented with the style `custom`, where
  /// ``transitioningDelegate`` makes none.
  public var presentationControllerProvider:
    ((_ presented: UIViewController, _ presenting: UIViewController?) -> UIPresentationController?)?

  /// Called after every change of ``phase``; for a transition that nothing holds, once UIKit has started it.
  public var onPhaseChange: (@MainActor (Phase) -> Void)?

  /// Called with each transition that is asked for, before UIKit starts it.
  ///
  /// Several can be in flight at once; what is added to a flight is told of that one alone. The property holds one closure: one that
  /// is set takes the place of the one before, so let it tell everybody who wants to follow.
  ///
  /// ```swift
  /// transition.onFlight = { flight in
  ///   flight.addCompletion { end in print("came to rest at its \(end)") }
  /// }
  /// ```
  public var onFlight: (@MainActor (TransitionFlight) -> Void)?

  // MARK: - State

  /// The delegate that the app has set for all containers.
  private weak var everyNavigationDelegate: (any UINavigationControllerDelegate)?
  private weak var everyTabBarDelegate: (any UITabBarControllerDelegate)?
  /// The flights that have been asked for or are in flight.
  var list = FlightList()
  /// The calls that wait for a flight.
  var queue = CallQueue()
  /// Where assistive technology was in the screens that transitions have left.
  var focusMemory = FocusMemory()
  /// What the object serves, or is about to.
  var containers: [Container] = []
  /// The recognizers that present; their views own them.
  var presentingPans: [WeakGestures] = []
  /// Where the most recent transition ended.
  var restingEnd = TransitionEnd.start
  var announcedPhase = Phase.idle
  /// The first leg with the spring that the app has set, if it has set one.
  var chosenFirstLeg: FirstLeg?
  /// Runs while a call or a flight waits for UIKit.
  var ticker: FrameTicker?
  /// Hears of the app since the first flight.
  var applicationEvents: ApplicationEvents?

  struct WeakGestures {
    weak var gestures: SiteGestures?
  }

  /// Creates a transition object.
  ///
  /// - Parameter effect: What the transitions look like; by default like the system's push.
  public init(_ effect: any TransitionEffect = .slide) {
    self.effect = effect
    super.init()
  }

  /// What the current transition is doing, or will do when UIKit starts it.
  public var phase: Phase { list.current?.phase ?? .idle }

  /// The progress of the current transition, from 0 at its start to 1 at its end; when nothing is in flight, the end of
  /// the last one.
  public var progress: CGFloat {
    (list.current ?? list.last)?.progress ?? restingEnd.progress
  }

  /// The velocity of the current transition, in progress per second, positive toward its end.
  public var velocity: CGFloat { list.current?.velocity ?? 0 }

  /// The transitions in flight, in the order in which they were asked for; also those that UIKit has yet to start.
  public var flights: [TransitionFlight] {
    list.all.filter { $0.stage != .over }.map(TransitionFlight.init)
  }

  /// How many calls wait for a transition in flight, which has sped up for them.
  public var waitingCallCount: Int { queue.count }

  override var forwardedDelegates: [(any NSObjectProtocol)?] {
    [everyNavigationDelegate, everyTabBarDelegate, transitioningDelegate]
      + containers.map(\.foundDelegate)
  }

  override func forwardedDelegate(of container: UIViewController) -> (any NSObjectProtocol)? {
    switch container {
    case let navigation as UINavigationController: appDelegate(of: stack(of: navigation))
    case let tabs as UITabBarController: appDelegate(of: self.tabs(of: tabs))
    default: nil
    }
  }

  /// Keeps the delegate of a container that was found there, or that the app has assigned to it.
  func keep(_ delegate: (any NSObjectProtocol)?, of container: Container) {
    container.foundDelegate = delegate
    // The one found last is read.
    containers.removeAll { $0 === container }
    containers.append(container)
  }

  func appDelegate(of container: Container) -> (any NSObjectProtocol)? {
    switch container {
    case is StackContainer: container.foundDelegate ?? everyNavigationDelegate
    case is TabContainer: container.foundDelegate ?? everyTabBarDelegate
    default: transitioningDelegate
    }
  }

  override var leavesSwipeToSystem: Bool {
    containers.contains { $0.gestures?.swipe == .systems }
  }

  override func renewAssignments() {
    for container in containers where container.gestures != nil { container.renewAssignment() }
  }
}
