public import UIKit

/// One object that is a navigation controller's delegate, its animator and its interactor.
///
/// Assign it, and from that line on every push and pop can be tapped to turn round, caught under a finger,
/// scrubbed, let go and caught again, by gesture or by code. A delegate is not retained: keep the object
/// where you keep the navigation controller. Its recognisers come with the first screen that UIKit tells
/// it of, so assign it before the navigation controller is shown.
///
/// ```swift
/// let transition = InterruptibleTransition(.slide)
/// navigationController.delegate = transition
/// ```
///
/// Progress goes from 0 (what was on the screen) to 1 (what was asked for) and never flips, whichever way
/// the transition is going. Calls that come too late, when nothing runs any more, do nothing.
@MainActor
public final class InterruptibleTransition: NSObject {
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

  /// What the transitions look like.
  public let effect: TransitionEffect

  /// The spring that carries the transitions that start from now on.
  public var spring: Spring = .system

  /// Where a pan that goes back may begin.
  public var popGesture: PopGesture = .edge

  /// Gives the controller that a pan from the trailing side pushes, or nil for none.
  ///
  /// It is asked when such a pan is about to begin; without it there is no interactive push.
  public var pushProvider: ((UINavigationController) -> UIViewController?)?

  /// Called after every change of phase, on the main actor.
  public var onPhaseChange: ((Phase) -> Void)?

  private(set) var machine = TransitionStateMachine()
  private(set) var running: RunningTransition?
  var gestures: NavigationGestures?
  /// What UIKit has last asked about; it does not say it again when the transition starts.
  var operation: UINavigationController.Operation = .none
  /// Where the last transition ended.
  private var lastProgress: CGFloat = 0
  private var announcedPhase: Phase = .idle
  /// Changes that were asked for in the middle of another one; nil while there is none.
  private var postponed: [@MainActor () -> Void]?

  /// Makes a transition object for one navigation controller.
  ///
  /// - Parameter effect: What the transitions look like.
  public init(_ effect: TransitionEffect = .slide) {
    self.effect = effect
    super.init()
  }

  // MARK: - State

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

  // MARK: - Control

  /// Stops a running transition where it is seen, until code or a finger moves it on.
  public func pause() {
    change { self.send { $0.hold() } }
  }

  /// Lets a paused transition go on to where it was going.
  public func resume() {
    change {
      guard case .held(let end) = self.machine.phase else { return }
      self.turn(toward: end)
    }
  }

  /// Turns a running or paused transition round, with the velocity that it has.
  public func reverse() {
    change {
      switch self.machine.phase {
      case .settling(let end), .held(let end): self.turn(toward: end.opposite)
      case .idle, .expected, .scrubbing: break
      }
    }
  }

  /// Shows a progress and holds the transition there; while a finger holds it, the finger counts.
  ///
  /// - Parameter progress: From 0 to 1; what is beyond is taken for the nearer end.
  public func scrub(to progress: CGFloat) {
    guard !progress.isNaN else {
      return assertionFailure("scrub(to:) was given NaN: give it a progress from 0 to 1")
    }
    change {
      self.send { $0.hold() }
      guard case .held = self.machine.phase else { return }
      self.send { $0.scrub(to: MotionState(progress: min(max(progress, 0), 1))) }
    }
  }

  /// Sends the transition to its end, with the velocity that it has; a finger loses it.
  public func finish() {
    change { self.turn(toward: .end) }
  }

  /// Sends the transition back to its start, with the velocity that it has; a finger loses it.
  public func cancel() {
    change { self.turn(toward: .start) }
  }

  private func turn(toward end: TransitionEnd) {
    guard machine.phase != .settling(toward: end) else { return }
    let held = machine.phase
    send { $0.hold() }
    let wasInterrupted = held != machine.phase
    let motion: MotionState? =
      switch machine.phase {
      case .held where wasInterrupted: running?.interruptedMotion
      case .held: running?.motion
      case .scrubbing(let motion, _), .expected(.holding(let motion)): motion
      case .expected(.released(let motion, _)): motion
      case .idle, .settling: nil
      }
    guard let motion else { return }
    send { $0.turn(from: motion, toward: end) }
  }

  // MARK: - Machinery

  /// Makes a change whole before the next one begins, and then says what has become of the phase.
  ///
  /// UIKit calls an app back from inside the context's methods and the animator's completion; what the app
  /// asks for there has to wait until the effects of the event that is going on are complete.
  func change(_ body: @escaping @MainActor () -> Void) {
    guard postponed == nil else {
      postponed?.append(body)
      return
    }
    postponed = [body]
    while let next = postponed?.first {
      postponed?.removeFirst()
      next()
    }
    postponed = nil
    while announcedPhase != phase {
      announcedPhase = phase
      onPhaseChange?(phase)
    }
  }

  /// Makes a change that cannot wait, because UIKit counts on it when the call returns: the start of a
  /// transition, and its end, which has to come while the animator is still active.
  func changeNow(_ body: @escaping @MainActor () -> Void) {
    if postponed == nil { change(body) } else { body() }
  }

  /// Gives the state machine an event, and performs what it answers.
  func send(_ event: (inout TransitionStateMachine) -> [TransitionStateMachine.Effect]) {
    for effect in event(&machine) {
      guard case .complete(let end) = effect else {
        running?.perform(effect)
        continue
      }
      lastProgress = end.progress
      let finished = running
      running = nil
      finished?.perform(effect)
    }
  }

  /// The transition that runs in a context; made when UIKit first asks for it.
  func transition(in context: any UIViewControllerContextTransitioning) -> RunningTransition {
    if let running, running.context === context { return running }
    if running != nil { changeNow { self.send { $0.abandon() } } }
    let transition = RunningTransition(
      context,
      scene: TransitionScene(context, isGoingBack: operation == .pop),
      look: effect.look,
      spring: spring,
      // Held until the animator is done, so that an app that lets go of its delegate in mid-flight gets
      // its transition completed all the same.
      didEnd: { end in self.changeNow { self.send { $0.legDidEnd(at: end) } } },
      didLoseWindow: { self.change { self.send { $0.abandon() } } }
    )
    running = transition
    return transition
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
