import UIKit

/// One transition, from the moment that UIKit or a finger asks for it until it is complete.
///
/// Everything that is true of one transition lives here: the change, the state machine, the driver with its
/// animator and context, and what is animated alongside.
@MainActor
final class Flight {
  let change: ScreenChange
  private(set) var machine: TransitionStateMachine
  private(set) var driver: FlightDriver?
  private var alongside: [AlongsideAnimation] = []
  /// The finger that drags the transition.
  weak var finger: (any Finger)?
  private weak var owner: (any FlightOwner)?
  /// Keeps the owner alive while the transition is in flight, so that an app that releases its object then
  /// gets the transition completed all the same.
  private var ownerInFlight: (any FlightOwner)?
  private var inbox = Inbox.open
  /// Mends what UIKit may leave wrong.
  private let mend: ((TransitionEnd) -> Void)?
  /// What the flight had, once it is complete.
  private(set) var ended: Ended?
  /// How a finger last let go; nil if something else has moved the transition since.
  private(set) var lastRelease: TransitionRelease?

  /// The context and the animator of a flight that is complete, as long as somebody else keeps them.
  struct Ended {
    weak var context: (any UIViewControllerContextTransitioning)?
    weak var animator: UIViewPropertyAnimator?
  }

  /// Whether an event can be handled now.
  private enum Inbox {
    case open
    /// The effects of an event are being performed. They call UIKit and the app, whose events wait here.
    case collecting([Letter])
  }

  private enum Letter {
    case event(TransitionStateMachine.Event)
    /// The motion is read when it is opened.
    case interruption(TransitionStateMachine.Interruption)
  }

  init(
    _ change: ScreenChange,
    opening: TransitionStateMachine.Opening,
    projection: Projection,
    owner: any FlightOwner
  ) {
    self.change = change
    self.owner = owner
    mend = change.container.makeMender(of: change)
    machine = TransitionStateMachine(opening: opening, projection: projection)
  }

  // MARK: - State

  /// Where the transition is, and how fast it moves.
  var motion: MotionState {
    switch machine.phase {
    case .upcoming(.running): MotionState(progress: 0)
    case .upcoming(.released(let motion, _)): motion
    case .upcoming(.dragged(let progress)), .dragging(let progress, _):
      finger?.motion ?? MotionState(progress: progress)
    case .paused(let progress, _): MotionState(progress: progress)
    case .settling: driver?.legMotion ?? MotionState(progress: 0)
    case .over(let end): MotionState(progress: end.progress)
    }
  }

  /// Whether UIKit has yet to start the transition.
  var isUpcoming: Bool {
    if case .upcoming = machine.phase { true } else { false }
  }

  /// Whether the transition has started and isn't complete.
  var isInFlight: Bool {
    switch machine.phase {
    case .dragging, .settling, .paused: true
    case .upcoming, .over: false
    }
  }

  /// Whether the transition is complete, or was never started.
  var isOver: Bool {
    if case .over = machine.phase { true } else { false }
  }

  /// Whether a finger asks for the transition, before it starts.
  var isAwaitedByFinger: Bool {
    switch machine.phase {
    case .upcoming(.dragged), .upcoming(.released): true
    case .upcoming(.running), .dragging, .settling, .paused, .over: false
    }
  }

  /// Whether a touch may catch the transition or turn it around: not while a finger has it, or a call waits
  /// for its end.
  var isCatchable: Bool {
    guard change.isReversible else { return false }
    return switch machine.phase {
    case .settling(_, .usual), .paused: true
    case .settling(_, .hurried), .upcoming, .dragging, .over: false
    }
  }

  /// Whether what is left of the way can't be seen, so that there is nothing to catch any more.
  var isAlmostThere: Bool {
    switch machine.phase {
    case .settling(let end, _): driver?.isThere(at: end) == true
    case .upcoming, .dragging, .paused, .over: false
    }
  }

  /// Whether the finger that holds the transition still has it.
  var isHeldByFinger: Bool {
    switch machine.phase {
    case .dragging, .upcoming(.dragged): true
    case .settling, .paused, .upcoming, .over: false
    }
  }

  /// Whether the transition may go to an end.
  func mayGo(to end: TransitionEnd) -> Bool { end == .end || change.isReversible }

  /// The scene that the transition is seen in.
  var scene: UIScene? { driver?.context.containerView.window?.windowScene }

  // MARK: - Beginning

  /// Whether the flight has begun in a context.
  func isMade(in context: any UIViewControllerContextTransitioning) -> Bool {
    driver?.context === context
  }

  /// Takes the context that UIKit has made for the transition.
  func take(_ context: any UIViewControllerContextTransitioning) -> FlightDriver {
    if let driver { return driver }
    let options = owner?.flightOptions ?? FlightOptions()
    let driver = FlightDriver(
      context,
      for: change,
      options: options,
      events: FlightDriver.Events(
        didEnd: { [weak self] end in self?.legDidEnd(at: end) },
        didLoseFooting: { [weak self] in self?.send(.abandon) }
      )
    )
    self.driver = driver
    ownerInFlight = owner
    return driver
  }

  /// Adds an app's animations, from where the transition is now.
  func animate(_ animation: AlongsideAnimation) {
    alongside.append(animation)
    if let driver, driver.hasStarted { driver.add(animation.animations) }
  }

  /// Ends the flight where it is going; one that has its context and is about to begin, as soon as it has begun, because only
  /// then it can be completed.
  func abandon() {
    send(isUpcoming && driver != nil ? .conclude(at: .end) : .abandon)
  }

  /// Ends a flight that UIKit doesn't start.
  func drop() {
    if isUpcoming { send(.abandon) }
  }

  // MARK: - Events

  /// Stops the transition where it is seen.
  func pause() {
    send(.interruption(.pause))
  }

  /// Lets a paused transition go on.
  func resume() {
    send(.resume)
  }

  /// Lets a transition go on that something holds.
  func proceed() {
    send(.interruption(.proceed))
  }

  func reverse() {
    send(.interruption(.reverse))
  }

  /// Shows a progress that code asks for.
  func scrub(to progress: CGFloat) {
    guard !progress.isNaN else {
      return assertionFailure("scrub(to:) was given NaN: pass a progress from 0 to 1")
    }
    send(.scrub(to: min(max(progress, 0), 1)))
  }

  func go(toward end: TransitionEnd, _ pace: Pace) {
    send(.interruption(.go(toward: end, pace)))
  }

  /// A finger takes the transition where it is seen.
  func grab() {
    send(.interruption(.grab))
  }

  /// Handles an event.
  func send(_ event: TransitionStateMachine.Event) {
    send(.event(event))
  }

  /// Opens a letter, or keeps it until the effects of the one before are performed.
  private func send(_ letter: Letter) {
    switch inbox {
    case .collecting(var letters):
      inbox = .open
      letters.append(letter)
      inbox = .collecting(letters)
      return
    case .open:
      inbox = .collecting([])
    }
    var hasChanged = open(letter)
    while case .collecting(let letters) = inbox, let next = letters.first {
      inbox = .collecting(Array(letters.dropFirst()))
      hasChanged = open(next) || hasChanged
    }
    inbox = .open
    guard hasChanged else { return }
    let owner = owner
    if isOver {
      ownerInFlight = nil
      // Only a flight that never began has any left.
      for one in takeAlongside() {
        one.runAlone()
      }
    }
    owner?.flightDidChange(self)
  }

  /// The one event that never waits: UIKit wants the transition to be completed while the animator is still
  /// active.
  private func legDidEnd(at end: TransitionEnd) {
    switch inbox {
    case .open: send(.legDidEnd(at: end))
    case .collecting: _ = open(.event(.legDidEnd(at: end)))
    }
  }

  /// Has the machine handle what a letter says, and returns whether it has changed anything.
  private func open(_ letter: Letter) -> Bool {
    // Only an upcoming flight changes without an effect.
    let isUpcoming = driver == nil || isUpcoming
    let phase = machine.phase
    let answer: TransitionStateMachine.Answer
    switch letter {
    case .event(let event):
      let release = machine.release(by: event)
      answer = machine.handle(event)
      if !event.isContinuation, machine.phase != phase { lastRelease = release }
    case .interruption(let interruption):
      answer = machine.handle(interruption, at: motion)
      if machine.phase != phase { lastRelease = nil }
    }
    switch answer {
    case .nothing: return isUpcoming
    case .one(.follow(let progress)):
      // Comes with every frame, and changes nothing that anybody has to be told.
      follow(progress)
      return false
    case .one(let effect): perform(effect)
    case .several(let effects):
      for effect in effects {
        perform(effect)
      }
    }
    return true
  }

  private func perform(_ effect: TransitionStateMachine.Effect) {
    guard let driver else { return }
    switch effect {
    case .prepare(let isHeld):
      owner?.flightWillBegin(self)
      driver.prepare(isHeld: isHeld) { [weak self] in
        // Also what was added while the views were put in place.
        for one in self?.alongside ?? [] {
          one.animations()
        }
      }
    case .start: driver.start()
    case .takeOff: driver.takeOff()
    case .hold(let progress): driver.hold(at: progress)
    case .stop(let progress): driver.stop(at: progress)
    case .show(let progress): driver.show(progress)
    case .follow(let progress): follow(progress)
    case .settle(let motion, let end, let pace): driver.settle(from: motion, toward: end, pace)
    case .tell(let message): driver.tell(message)
    case .cleanUp(let end): driver.cleanUp(at: end)
    case .finish(let end): driver.finish(at: end)
    case .complete(let end): complete(at: end)
    }
  }

  private func follow(_ progress: CGFloat) {
    driver?.show(progress)
    driver?.tell(.updated(min(max(progress, 0), 1)))
  }

  private func complete(at end: TransitionEnd) {
    let finished = driver
    finished?.complete(at: end)
    driver = nil
    ended = Ended(context: finished?.context, animator: finished?.animator)
    if finished != nil { mend?(end) }
    for one in takeAlongside() {
      one.completion?(end)
    }
  }

  private func takeAlongside() -> [AlongsideAnimation] {
    defer { alongside = [] }
    return alongside
  }
}
