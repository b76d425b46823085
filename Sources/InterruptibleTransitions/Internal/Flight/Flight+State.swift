import UIKit

/// What a flight can be asked.
extension Flight {
  /// How far a transition has come.
  enum Stage {
    /// UIKit has yet to start it.
    case upcoming
    /// It has started, and isn't complete.
    case inFlight
    /// It is complete, or was never started.
    case over
  }

  var stage: Stage {
    switch machine.phase {
    case .upcoming: .upcoming
    case .starting, .dragging, .settling, .landing, .paused: .inFlight
    case .over: .over
    }
  }

  /// Whether the transition starts with something that a finger or code has done to it already.
  var startsHeld: Bool {
    switch machine.phase {
    case .upcoming(.dragged), .upcoming(.released), .upcoming(.held): true
    case .upcoming(.running), .starting, .dragging, .settling, .landing, .paused, .over: false
    }
  }

  var motion: MotionState {
    switch machine.phase {
    case .upcoming(.running): MotionState(progress: 0)
    case .upcoming(.released(let motion, _)), .starting(let motion, _, isHeld: true): motion
    case .upcoming(.dragged(let progress)), .dragging(let progress, _):
      finger?.motion ?? MotionState(progress: progress)
    case .upcoming(.held(let progress, _)), .paused(let progress, _):
      MotionState(progress: progress)
    case .starting, .settling: driver?.carrier.motion ?? MotionState(progress: 0)
    case .landing(let destination):
      MotionState(progress: destination.end.progress + (driver?.carrier.pull ?? 0))
    case .over(let end, _): MotionState(progress: end.progress)
    }
  }

  /// Where the transition is, at rest: a leg isn't asked for its velocity.
  var place: MotionState {
    switch machine.phase {
    case .settling: MotionState(progress: driver?.carrier.seenProgress ?? 0)
    case .upcoming, .starting, .dragging, .landing, .paused, .over: motion.atRest
    }
  }

  /// Where the transition is, from 0 to 1.
  var progress: CGFloat { place.clamped.progress }

  /// Whether a touch may catch the transition or turn it around: not while a finger has it, or a call waits
  /// for its end.
  var isCatchable: Bool {
    switch machine.phase {
    case .starting(_, let destination, _), .settling(let destination), .landing(let destination):
      switch destination.pace {
      case .usual: change.isReversible
      case .hurried: false
      }
    case .paused: change.isReversible
    case .upcoming, .dragging, .over: false
    }
  }

  /// Whether what is left of the way can't be seen, so that there is nothing to catch any more.
  var isAlmostThere: Bool {
    switch machine.phase {
    case .settling(let destination), .landing(let destination):
      driver?.carrier.isAlmostThere(at: destination.end) == true
    case .upcoming, .starting, .dragging, .paused, .over: false
    }
  }

  /// Whether what the screen that the transition is coming to calls in flight goes to the transition object.
  var catchesCalls: Bool {
    change.container.catchesCalls(of: machine.heading == .end ? change.to : change.from)
  }

  /// Whether a finger drags the transition, or will as soon as it starts.
  var isInHand: Bool {
    switch machine.phase {
    case .upcoming(.dragged), .dragging: finger != nil
    case .upcoming(.running), .upcoming(.released), .upcoming(.held), .starting, .settling,
      .landing, .paused,
      .over:
      false
    }
  }

  /// The view in one of the two screens that the finger has touched, while it has the transition.
  var touchedContent: UIView? {
    guard isInHand else { return nil }
    return finger?.contentTouched { [change.from, change.to].compactMap { $0?.viewIfLoaded } }
  }

  /// The card that a finger has, if the transition has one that moves freely.
  var cardInHand: FreeCard? {
    switch machine.phase {
    case .dragging: driver?.card
    case .upcoming, .starting, .settling, .landing, .paused, .over: nil
    }
  }

  /// The way of a finger from start to end, in points.
  var travel: CGVector { driver?.travel ?? .zero }

  /// Whether there is a card for two fingers.
  var isPinchable: Bool { driver?.setup.scene.extras.cardLaw != nil }

  func mayGo(to end: TransitionEnd) -> Bool { end == .end || change.isReversible }

  var scene: UIScene? { driver?.context.containerView.window?.windowScene }
}

/// What code can do with a flight, and what UIKit does to it.
extension Flight {
  func resume() {
    send(.resume)
  }

  func scrub(to progress: CGFloat) {
    TransitionLog.check(!progress.isNaN, "scrub(to:) was given NaN: pass a progress from 0 to 1")
    guard !progress.isNaN else { return }
    send(.scrub(to: min(max(progress, 0), 1)))
  }

  func finish() {
    go(toward: .end, .usual)
  }

  func cancel() {
    if mayGo(to: .start) { go(toward: .start, .usual) }
  }

  /// Ends the transition at an end, at once.
  func conclude(at end: TransitionEnd) {
    send(.conclude(at: end))
  }

  /// Ends a flight that UIKit doesn't start.
  func drop() {
    if stage == .upcoming { send(.abandon) }
  }
}

/// Who is told of a flight.
@MainActor
struct FlightListeners {
  var changes: [() -> Void] = []
  var progress: [(CGFloat) -> Void] = []
  var completions: [(TransitionEnd) -> Void] = []
  var announcedProgress: CGFloat?
  /// Runs while somebody wants to know the progress.
  var ticker: FrameTicker?
}

extension Flight {
  /// Calls back after each event that has changed the flight.
  func addChangeHandler(_ handler: @escaping () -> Void) {
    if stage != .over { listeners.changes.append(handler) }
  }

  /// Calls back with each frame in which the progress has changed.
  func addProgressHandler(_ handler: @escaping (CGFloat) -> Void) {
    guard stage != .over else { return }
    listeners.progress.append(handler)
    guard listeners.ticker == nil else { return }
    listeners.ticker = .atHighFrameRate { [weak self] _ in
      self?.announceProgress()
      return self != nil
    }
  }

  /// Calls back when the flight is over, or at once if it is.
  func addCompletion(_ completion: @escaping (TransitionEnd) -> Void) {
    guard case .over(let end, _) = machine.phase else {
      return listeners.completions.append(completion)
    }
    completion(end)
  }

  /// Tells who listens what is new; each may change it again.
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
    guard stage != .upcoming, !listeners.progress.isEmpty else { return }
    let progress = progress
    guard progress != listeners.announcedProgress else { return }
    listeners.announcedProgress = progress
    for handler in listeners.progress { handler(progress) }
  }
}

/// An app's animations alongside a transition, and what it does when the transition is over.
@MainActor
struct AlongsideAnimation {
  let animations: @MainActor () -> Void
  let completion: (@MainActor (TransitionEnd) -> Void)?

  /// Makes the changes without a transition.
  ///
  /// They don't become a part of the animation that the caller may be in, which can be reversed.
  func runAlone() {
    UIView.performWithoutAnimation(animations)
    completion?(.end)
  }
}
