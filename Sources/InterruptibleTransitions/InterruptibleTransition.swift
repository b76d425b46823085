public import UIKit

/// One object that is delegate, animator and interactor of every kind of transition.
///
/// Assign it, and from that line on every push and pop, every change of tabs, every presentation and dismissal
/// can be tapped to turn round, caught under a finger, scrubbed, let go and caught again, by gesture or by
/// code. Delegates are not retained: keep the object where you keep the controller.
///
/// ```swift
/// let transition = InterruptibleTransition(.slide)
/// navigationController.delegate = transition
/// ```
///
/// Progress goes from 0 (what was on the screen) to 1 (what was asked for) and never flips, whichever way
/// the transition is going. Calls that come too late, when nothing runs any more, do nothing.
@MainActor
public final class InterruptibleTransition: ForwardingDelegate {
  /// What a transition is doing.
  public enum Phase: Hashable, Sendable {
    /// Nothing runs.
    case idle
    /// A finger holds it.
    case scrubbing
    /// It runs to its end, or back to its start.
    case settling(toward: UIViewAnimatingPosition)
    /// Code has paused it.
    case held
  }

  // MARK: - Looks

  /// What the transitions that start from now on look like.
  ///
  /// Where people have asked for less motion, a cross-fade takes its place; that is read at every start.
  public var effect: any TransitionEffect

  /// The spring that carries the transitions that start from now on.
  public var spring: Spring = .system

  // MARK: - Gestures

  /// Where a pan that pops may begin.
  public var popGesture: PopGesture = .edge

  /// True where a pan goes from tab to tab.
  public var isTabPanEnabled = true

  /// True where a pan dismisses what is presented.
  public var isDismissPanEnabled = true

  /// Gives the controller that a pan from the trailing side pushes, or nil for none.
  ///
  /// It is asked when such a pan is about to begin; without it there is no interactive push.
  public var pushProvider: ((UINavigationController) -> UIViewController?)?

  /// Decides whether a pan may begin on a view, instead of the usual rules; nil leaves it to them.
  ///
  /// By the usual rules a pan begins along the transition's way, where the scroll views under it are at
  /// their edge, and neither on a control whose value a drag changes nor on text that is being edited.
  public var panOverride: ((UIPanGestureRecognizer, UIView?) -> Bool?)?

  /// True where the screen that a transition is coming to may be touched while nobody holds it.
  ///
  /// The screen that it leaves is never touched, so a second tap on a button pushes nothing twice.
  public var opensIncomingScreen = true

  /// True where the keyboard stays when a gesture starts a transition.
  ///
  /// By default it goes, and comes back if the transition is cancelled.
  public var keepsFirstResponder = false

  // MARK: - Neighbours

  /// Makes the presentation controller for what is presented with the style `custom`, where
  /// `presentationDelegate` makes none.
  public var presentationControllerProvider:
    ((_ presented: UIViewController, _ presenting: UIViewController?) -> UIPresentationController?)?

  /// Called after every change of phase, on the main actor.
  public var onPhaseChange: ((Phase) -> Void)?

  // MARK: - State

  var machine = TransitionStateMachine()
  var running: RunningTransition?
  var gestures: [TransitionGestures] = []
  /// What UIKit has last asked about; it does not say it again when the transition starts.
  var asked: Errand?
  /// The stack that UIKit is being asked for as a whole.
  var requestedStack: [UIViewController]?
  /// The companions of the next transition.
  var companions: [Companion] = []
  /// Calls that wait for what runs to be over, in order.
  var waiting: [TransitionCall] = []
  /// Wakes the calls that wait for UIKit to be done.
  var nextFrame: NextFrame?
  /// The tab that is to be selected without an animation.
  weak var unanimatedTab: UIViewController?
  /// Where the last transition ended.
  var lastProgress: CGFloat = 0
  private var announcedPhase: Phase = .idle
  /// Changes that were asked for in the middle of another one; nil while there is none.
  private var postponed: [@MainActor () -> Void]?

  /// Makes a transition object.
  ///
  /// - Parameter effect: What the transitions look like; the system's push if nothing is said.
  public init(_ effect: any TransitionEffect = .slide) {
    self.effect = effect
    super.init()
  }

  /// What the transition is doing now.
  public var phase: Phase { Phase(machine.phase) }

  /// How far the transition is, from 0 at its start to 1 at its end; at rest, where the last one ended.
  public var progress: CGFloat {
    motion.sanitized.progress
  }

  private var motion: MotionState {
    switch machine.phase {
    case .idle: MotionState(progress: lastProgress)
    case .expected(.holding(let motion)), .expected(.released(let motion, _)): motion
    case .scrubbing(let motion, _): motion
    case .settling, .held: running?.motion ?? MotionState(progress: lastProgress)
    }
  }

  /// How fast it moves, in progress per second, positive towards its end.
  public var velocity: CGFloat {
    switch machine.phase {
    case .scrubbing, .settling: motion.velocity
    case .idle, .expected, .held: 0
    }
  }

  override func renewAssignments() {
    for gestures in gestures {
      gestures.venue.renewAssignment()
    }
  }

  // MARK: - Changes

  /// Makes a change whole before the next one begins, and then says what has become of the phase.
  ///
  /// UIKit calls an app back from inside the context's methods and the animator's completion; what the app
  /// asks for there has to wait until the effects of the event that is going on are complete.
  func change(_ body: @escaping @MainActor () -> Void) {
    guard beginChange() else {
      postponed?.append(body)
      return
    }
    body()
    endChange()
  }

  /// True where nothing else is being changed; `endChange()` has to follow.
  func beginChange() -> Bool {
    guard postponed == nil else { return false }
    postponed = []
    return true
  }

  /// Makes what was postponed, and says what has become of the phase.
  func endChange() {
    while let next = postponed?.first {
      postponed?.removeFirst()
      next()
    }
    postponed = nil
    while announcedPhase != phase {
      announcedPhase = phase
      onPhaseChange?(phase)
    }
    makeWaitingCalls()
  }

  /// Makes a change that cannot wait, because UIKit counts on it when the call returns: the start of a
  /// transition, and its end, which has to come while the animator is still active.
  func changeNow(_ body: @escaping @MainActor () -> Void) {
    if postponed == nil { change(body) } else { body() }
  }
}

extension InterruptibleTransition.Phase {
  init(_ phase: TransitionStateMachine.Phase) {
    switch phase {
    case .idle: self = .idle
    case .expected, .scrubbing: self = .scrubbing
    case .settling(.start): self = .settling(toward: .start)
    case .settling(.end): self = .settling(toward: .end)
    case .held: self = .held
    }
  }
}
