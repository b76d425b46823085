public import UIKit

/// One object that is delegate, animator, and interactor of every kind of transition.
///
/// Assign it, and the pushes, pops, tab changes, presentations, and dismissals that it animates become interruptible. A
/// tap reverses them. A gesture or code can catch, scrub, release, and catch them again. Delegates aren't retained:
/// keep the object where you keep the controller, or use ``install(on:)-(UINavigationController)``.
///
/// The object doesn't animate sheets and popovers, screens with a `preferredTransition`, tabs on visionOS, or
/// transitions for which the app's delegate returns an animator. A stack that replaces another stack can't be reversed.
///
/// ```swift
/// let transition = InterruptibleTransition(.slide)
/// navigationController.delegate = transition
/// ```
///
/// One object can manage any number of containers. Any number of transitions can run at once, one for each container.
/// ``phase``, ``progress``, ``velocity``, and the methods that control a transition refer to the current transition: of
/// those that aren't complete, the most recently requested one. A transition counts from the call that requests it,
/// before UIKit starts it. ``flights`` and ``flight(in:)`` give access to each transition.
///
/// Progress goes from 0 (the previous screen) to 1 (the requested screen) and never flips, whichever direction the
/// transition moves in. Calls that come too late, when no transition is running, do nothing.
@preconcurrency @MainActor
public final class InterruptibleTransition: ForwardingDelegate {
  /// Constants that describe the phases of a transition.
  public enum Phase: Hashable, Sendable {
    /// No transition is running.
    case idle
    /// A finger drags the transition.
    case dragging
    /// The transition moves to its end, or back to its start.
    case settling(toward: TransitionEnd)
    /// Code has paused the transition.
    case paused
  }

  // MARK: - Appearance

  /// The effect of the transitions that start from now on.
  ///
  /// If people have asked for less motion, a cross-fade replaces the effect. The setting is read at every start;
  /// ``AccessibilitySettings/reducesMotion`` turns this off.
  public var effect: any TransitionEffect {
    didSet {
      if effect.isPinchable != oldValue.isPinchable { updateGestures() }
    }
  }

  /// The spring that drives the transitions that start from now on, until they are interrupted.
  ///
  /// If you don't set it, presentations and dismissals use ``Spring/systemPresentation``. All other transitions use
  /// ``Spring/systemPush``, which is also the value that this property returns. A spring that you set is used for all
  /// transitions.
  ///
  /// If people have asked for less motion, the cross-fade has the duration of the system's cross-fade.
  public var spring: Spring {
    get { chosenOpening?.spring ?? .systemPush }
    set { chosenOpening = OpeningAnimation(newValue) }
  }

  /// The spring that drives the transitions that start from now on, after a finger, a tap, or a call has interrupted
  /// them.
  public var releaseSpring: Spring = .systemRelease

  /// The rule that determines where the transitions that start from now on go when a finger releases them.
  public var projection: Projection = .system

  /// The resistance of the transitions that start from now on to a finger past an end, if their effect allows it.
  public var rubberBand: RubberBand = .scrollView

  // MARK: - Gestures

  /// The settings for the gestures that start and catch transitions.
  public var gestures = GestureSettings() {
    didSet {
      if gestures != oldValue { updateGestures() }
    }
  }

  /// The accessibility settings: VoiceOver, Switch Control, and Reduce Motion.
  public var accessibility = AccessibilitySettings()

  /// Returns the controller that a pan pushes, or `nil` for none.
  ///
  /// The pan goes in the direction of the effect: from the trailing side for a slide, and up for a zoom. Called when
  /// such a pan is about to begin. Without it, there is no interactive push.
  public var pushProvider: ((UINavigationController) -> UIViewController?)?

  /// Returns the tab that a pan in a direction selects, or `nil` for none.
  ///
  /// Without it, a pan selects the next or the previous tab. With it, pans can skip tabs, or continue from the last tab
  /// to the first: the screens move in the direction of the pan, whatever the order of the tabs. Called once for each
  /// direction when a finger starts to move; a controller that isn't a tab counts as `nil`.
  /// ``GestureSettings/isTabPanEnabled`` turns the pan on.
  public var tabProvider: ((UITabBarController, TransitionScene.Direction) -> UIViewController?)?

  /// Decides whether a pan may begin on a view.
  ///
  /// Overrides the default rules; return ``PanDecision/automatic`` to apply them.
  public var panOverride: ((UIPanGestureRecognizer, UIView?) -> PanDecision)?

  /// A Boolean value that indicates whether people can touch the incoming screens of the transitions that start from
  /// now on, while neither a finger nor code holds the transition.
  ///
  /// The outgoing screen can't be touched, so a second tap on a button doesn't push twice.
  public var opensIncomingScreen = true

  /// A Boolean value that indicates whether controls and rows of the incoming screen respond at once, also in UIKit's
  /// own controllers.
  ///
  /// In an ``InterruptibleNavigationController``, an ``InterruptibleTabBarController``, and a presented
  /// ``InterruptibleViewController``, they always do. In other controllers, UIKit breaks or refuses their calls during
  /// a transition. There, a touch on a control or a row belongs to the transition until less than 1 percent of it is
  /// left; lists scroll. Set this property to `true` if the controls and rows call the transition object, as with
  /// ``push(_:onto:animated:completion:)``. Elements that respond to VoiceOver with `accessibilityActivate()` receive
  /// no touch, and so always respond.
  public var opensControlsAtOnce = false

  /// A Boolean value that indicates whether the keyboard is dismissed when a transition starts under a finger, or held
  /// by code.
  ///
  /// If the transition is canceled, the keyboard comes back.
  public var dismissesKeyboard = true

  // MARK: - Neighbors

  /// The app's own navigation delegate.
  ///
  /// It receives all calls as if it were the navigation controller's delegate; if it returns an animator, that animator
  /// is used. ``install(on:)-(UINavigationController)`` finds and keeps the delegate of each navigation controller, and
  /// uninstalling restores it. Reading this property then returns the delegate that was found last. A delegate that you
  /// set is used for all navigation controllers, except those that are installed afterward and already have a
  /// delegate, and isn't retained.
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

  /// The app's own tab bar delegate.
  ///
  /// It receives all calls as if it were the tab bar controller's delegate; if it returns an animator, that animator is
  /// used. ``install(on:)-(UITabBarController)`` finds and keeps the delegate of each tab bar controller. A delegate
  /// that you set is used for all tab bar controllers, except those that are installed afterward and already have a
  /// delegate, and isn't retained.
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

  /// The app's own transitioning delegate, whose animators and presentation controllers are used; it isn't retained.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet {
      if isForwardingInCircles(transitioningDelegate) { transitioningDelegate = nil }
    }
  }

  /// Returns the presentation controller for a controller with the style `custom`, if ``transitioningDelegate`` returns
  /// none.
  public var presentationControllerProvider:
    ((_ presented: UIViewController, _ presenting: UIViewController?) -> UIPresentationController?)?

  /// A closure that is called after every change of ``phase``; for a transition that nothing holds, once UIKit has
  /// started it.
  public var onPhaseChange: (@MainActor (Phase) -> Void)?

  /// A closure that is called with each requested transition, before UIKit starts it.
  ///
  /// Several transitions can run at once; handlers that you add to a flight are called for that flight alone. The
  /// property holds one closure: a new closure replaces the previous one, so notify all observers from it.
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
  /// The containers on which the object is installed, or is about to be.
  var containers: [Container] = []
  /// The recognizers that present; their views own them.
  var presentingPans: [WeakGestures] = []
  /// Where the most recent transition ended.
  var restingEnd = TransitionEnd.start
  var announcedPhase = Phase.idle
  /// The first segment with the spring that the app has set, if it has set one.
  var chosenOpening: OpeningAnimation?
  /// Runs while a call or a flight waits for UIKit.
  var ticker: FrameTicker?
  /// Hears of the app since the first flight.
  var applicationEvents: ApplicationEvents?

  struct WeakGestures {
    weak var gestures: HostGestures?
  }

  /// Creates a transition object.
  ///
  /// - Parameter effect: The effect of the transitions; by default, that of the system's push.
  public init(_ effect: any TransitionEffect = .slide) {
    self.effect = effect
    super.init()
  }

  /// The phase of the current transition; before UIKit starts it, the phase that it will have then.
  public var phase: Phase { list.current?.phase ?? .idle }

  /// The progress of the current transition, from 0 at its start to 1 at its end.
  ///
  /// If no transition is running, the value is the end of the last transition.
  public var progress: CGFloat {
    (list.current ?? list.last)?.progress ?? restingEnd.progress
  }

  /// The velocity of the current transition, in progress per second, positive toward its end.
  public var velocity: CGFloat { list.current?.velocity ?? 0 }

  /// The requested and running transitions, in the order of their requests; also those that UIKit hasn't started yet.
  public var flights: [TransitionFlight] {
    list.all.filter { $0.status != .over }.map(TransitionFlight.init)
  }

  /// The number of calls that wait for a running transition, which has sped up for them.
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
