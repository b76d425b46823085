import UIKit

/// The state of a flight.
extension Flight {
  /// The stage of a transition's life.
  enum Status {
    /// UIKit hasn't started it yet.
    case upcoming
    /// It has started, and isn't complete.
    case inFlight
    /// It's complete, or was never started.
    case over
  }

  var status: Status {
    switch machine.phase {
    case .upcoming: .upcoming
    case .starting, .dragging, .settling, .springing, .paused: .inFlight
    case .over: .over
    }
  }

  /// Whether a finger or code has already changed the transition before it starts.
  var startsHeld: Bool {
    if case .upcoming(let opening) = machine.phase { opening.motion != nil } else { false }
  }

  var motion: MotionState {
    switch machine.phase {
    case .upcoming(.dragged(let progress, _)), .starting(.dragged(let progress, _)),
      .dragging(let progress, _):
      finger?.motion ?? MotionState(progress: progress)
    case .starting(.running), .settling: driver?.progressDriver.motion ?? MotionState(progress: 0)
    case .upcoming(let opening), .starting(let opening): opening.motion ?? MotionState(progress: 0)
    case .paused(let progress, _): MotionState(progress: progress)
    case .springing(let destination):
      MotionState(progress: destination.end.progress + (driver?.progressDriver.pull ?? 0))
    case .over(let end, _): MotionState(progress: end.progress)
    }
  }

  /// The position of the transition, with a velocity of 0: an animation's velocity isn't computed.
  var restingMotion: MotionState {
    switch machine.phase {
    case .settling: MotionState(progress: driver?.progressDriver.displayedProgress ?? 0)
    case .upcoming, .starting, .dragging, .springing, .paused, .over: motion.atRest
    }
  }

  /// The progress of the transition, from 0 to 1.
  var progress: CGFloat { restingMotion.clamped.progress }

  /// Whether a touch may catch or reverse the transition: not while a finger holds it, or a call waits for its end.
  var isCatchable: Bool {
    switch machine.phase {
    case .settling(let destination), .springing(let destination):
      destination.speed == .usual && change.isReversible
    case .upcoming, .starting(.dragged), .dragging, .over: false
    case .starting(let opening): opening.speed == .usual && change.isReversible
    case .paused: change.isReversible
    }
  }

  /// Whether hardly any distance is left, so that touches belong to the screen.
  var isAlmostThere: Bool {
    switch machine.phase {
    case .settling(let destination), .springing(let destination):
      driver?.progressDriver.isAlmostThere(at: destination.end, within: Flight.leastPoints) == true
    case .upcoming, .starting, .dragging, .paused, .over: false
    }
  }

  /// The distance, in points, of a card from its target at the beginning of the last percent of its transition.
  private static let leastPoints: CGFloat = 8

  /// Whether calls from the destination screen during the transition go to the transition object.
  var catchesCalls: Bool {
    change.container.catchesCalls(of: machine.destinationEnd == .end ? change.to : change.from)
  }

  /// Whether a finger drags the transition, or will as soon as it starts.
  var isInHand: Bool {
    switch machine.phase {
    case .upcoming(.dragged), .starting(.dragged), .dragging: finger != nil
    case .upcoming, .starting, .settling, .springing, .paused, .over: false
    }
  }

  /// The view that the finger has touched in one of the two screens, while it drags the transition.
  var touchedContent: UIView? {
    guard isInHand else { return nil }
    return finger?.contentTouched { [change.from, change.to].compactMap { $0?.viewIfLoaded } }
  }

  /// The freely moving card that a finger drags, if the transition has one.
  var cardInHand: FreeCard? {
    switch machine.phase {
    case .starting(.dragged), .dragging: driver?.card
    case .upcoming, .starting, .settling, .springing, .paused, .over: nil
    }
  }

  /// The finger's path from start to end, in points.
  var travel: CGVector { driver?.travel ?? .zero }

  /// Whether the transition has a card that two fingers can hold.
  var isPinchable: Bool { driver?.setup.scene.extras.cardLaw != nil }

  /// The screen that a reversal would remove; nil if the transition removes it already, or keeps it.
  var screenRemovedByReversal: UIViewController? {
    change.screenRemoved(awayFrom: machine.destinationEnd)
  }

  /// Whether an event would reverse the transition.
  func isReversed(by event: TransitionStateMachine.Event) -> Bool {
    var next = machine
    _ = next.handle(event)
    return next.destinationEnd != machine.destinationEnd
  }

  func mayGo(to end: TransitionEnd) -> Bool { end == .end || change.isReversible }

  var scene: UIScene? { driver?.context.containerView.window?.windowScene }
}

/// Commands from code and UIKit.
extension Flight {
  func resume() {
    answerEarlierCalls()
    send(.resume)
  }

  func scrub(to progress: CGFloat) {
    TransitionLog.check(!progress.isNaN, "scrub(to:) received NaN. Pass a progress from 0 to 1.")
    guard !progress.isNaN else { return }
    answerEarlierCalls()
    send(.scrub(to: min(max(progress, 0), 1)))
  }

  func finish() {
    answerEarlierCalls()
    go(toward: .end, .usual)
  }

  func cancel() {
    answerEarlierCalls()
    if mayGo(to: .start) { go(toward: .start, .usual) }
  }

  /// Ends the transition at an end, at once.
  func conclude(at end: TransitionEnd) {
    send(.conclude(at: end))
  }

  /// Ends a flight that UIKit doesn't start.
  func drop() {
    if status == .upcoming { send(.abandon) }
  }
}

/// The observers of a flight.
@MainActor
struct FlightListeners {
  var changes: [() -> Void] = []
  var progress: [(CGFloat) -> Void] = []
  var completions: [(TransitionEnd) -> Void] = []
  var announcedProgress: CGFloat?
  /// Runs while a progress handler is installed.
  var ticker: FrameTicker?
}

extension Flight {
  /// Calls a handler after each event that has changed the flight.
  func addChangeHandler(_ handler: @escaping () -> Void) {
    if status != .over { listeners.changes.append(handler) }
  }

  /// Calls a handler in each frame in which the progress has changed.
  func addProgressHandler(_ handler: @escaping (CGFloat) -> Void) {
    guard status != .over else { return }
    listeners.progress.append(handler)
    guard listeners.ticker == nil else { return }
    listeners.ticker = .atHighFrameRate { [weak self] _ in
      self?.announceProgress()
      return self != nil
    }
  }

  /// Calls a completion when the flight is over, or at once if it already is.
  func addCompletion(_ completion: @escaping (TransitionEnd) -> Void) {
    guard case .over(let end, _) = machine.phase else {
      return listeners.completions.append(completion)
    }
    completion(end)
  }

  /// Notifies the observers, each of which may change the flight again.
  func announce() {
    for handler in listeners.changes { handler() }
    guard case .over(let end, _) = machine.phase else { return }
    announceProgress()
    listeners.ticker?.stop()
    let completions = listeners.completions
    listeners = FlightListeners()
    for completion in completions { completion(end) }
  }

  private func announceProgress() {
    guard status != .upcoming, !listeners.progress.isEmpty else { return }
    let progress = progress
    guard progress != listeners.announcedProgress else { return }
    listeners.announcedProgress = progress
    for handler in listeners.progress { handler(progress) }
  }
}

/// An app's animations alongside a transition, and its completion.
@MainActor
struct AlongsideAnimation {
  let animations: @MainActor () -> Void
  let completion: (@MainActor (TransitionEnd) -> Void)?

  /// Makes the changes without a transition, or after one, unless that has returned to its start.
  ///
  /// They don't join the caller's animation, which may be reversed.
  func runAlone(after end: TransitionEnd = .end) {
    if end == .end { UIView.performWithoutAnimation(animations) }
    completion?(end)
  }
}
