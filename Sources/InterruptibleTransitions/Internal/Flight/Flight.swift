import UIKit

/// One transition, from the request by UIKit or a finger until it's complete.
///
/// It owns the entire state of one transition: the change, the state machine, the driver with its animator and context,
/// and the animations alongside.
@MainActor
final class Flight {
  let change: ScreenChange
  private(set) var machine: TransitionStateMachine
  private(set) var driver: FlightDriver?
  private var alongside: [AlongsideAnimation] = []
  var listeners = FlightListeners()
  /// The finger that drags the transition, or that has dragged it last.
  weak var finger: (any Finger)? {
    didSet { heldContent.move(to: touchedContent) }
  }
  /// Disables the view under the finger, but not its whole screen, which the app may disable in the meantime.
  ///
  /// A view can receive a touch that was delayed for it even after a pan has taken the touch, and then a cell flashes.
  private var heldContent = ViewSwitch(\.isUserInteractionEnabled, to: false)
  /// The view of the outgoing screen that has the keyboard when the transition is requested.
  private weak var typing: UIView?
  private weak var owner: (any FlightOwner)?
  /// Retains the owner during the transition, so that the transition completes even if an app releases its object.
  private var ownerInFlight: (any FlightOwner)?
  private var eventQueue = EventQueue.idle
  /// Repairs a state that UIKit may leave wrong.
  private let repair: ((TransitionEnd) -> Void)?
  private(set) var ended: Ended?

  /// The context and the animator of a completed flight, while another object retains them.
  struct Ended {
    weak var context: (any UIViewControllerContextTransitioning)?
    weak var animator: UIViewPropertyAnimator?
  }

  /// Whether an event can be handled now.
  private enum EventQueue {
    case idle
    /// The effects of an event are being performed: they call UIKit and the app, whose events wait.
    case performing(waiting: [QueuedEvent])
  }

  private enum QueuedEvent {
    case event(TransitionStateMachine.Event)
    /// The motion is read when the event is handled.
    case interruption(TransitionStateMachine.Interruption)
    /// Whether there is a context to complete is known when the event is handled.
    case abandonment
  }

  init(
    _ change: ScreenChange,
    opening: TransitionStateMachine.Opening,
    projection: Projection,
    owner: any FlightOwner
  ) {
    self.change = change
    self.owner = owner
    typing = UIResponder.current(in: change.from)
    repair = change.container.makeRepair(of: change)
    machine = TransitionStateMachine(opening: opening, projection: projection)
  }

  // MARK: - Beginning

  /// Takes the context that UIKit has created for the transition, with the app's current options.
  func take(
    _ context: any UIViewControllerContextTransitioning,
    _ options: @autoclosure () -> FlightOptions
  ) -> FlightDriver {
    if let driver { return driver }
    // The app's calls while its effect is requested wait, because nothing can be completed without a driver.
    eventQueue = .performing(waiting: [])
    let driver = FlightDriver(
      context,
      for: change,
      options: options(),
      isInteractive: startsHeld,
      typing: typing,
      didArrive: { [weak self] end in self?.arrive(at: end) },
      didLoseWindow: { [weak self] in self?.send(.abandon) },
      didResize: { [weak self] in self?.send(.resize) },
      didDisplace: { [weak self] in self?.send(.displace) }
    )
    self.driver = driver
    ownerInFlight = owner
    handleWaitingEvents()
    return driver
  }

  /// Adds an app's animations, which run from the current position.
  func animate(_ animation: AlongsideAnimation) {
    alongside.append(animation)
    driver?.add(animation.animations)
  }

  // MARK: - Events

  func pause() {
    answerEarlierCalls()
    send(.interruption(.pause))
  }

  /// Continues a transition that a finger holds.
  func proceed() {
    send(.interruption(.proceed))
  }

  func reverse() {
    answerEarlierCalls()
    if mayGo(to: machine.destinationEnd.opposite) { send(.interruption(.reverse)) }
  }

  func go(toward end: TransitionEnd, _ speed: SettlingSpeed) {
    send(.interruption(.go(toward: end, speed)))
  }

  /// Stops the transition at the current on-screen position for a finger, and returns whether the finger holds it.
  func grab() -> Bool {
    send(.interruption(.grab))
    return switch machine.phase {
    case .starting(.dragged), .dragging: true
    case .upcoming, .starting, .settling, .springing, .paused, .over: false
    }
  }

  /// Has the flight answer the calls that came before a command and wait for UIKit's start: the last one decides.
  func answerEarlierCalls() {
    if status == .upcoming { owner?.answerCalls(by: self) }
  }

  /// Ends the flight at its destination.
  ///
  /// A flight that has its context and is about to begin ends as soon as it has begun, because it can't be completed before.
  func abandon() {
    send(.abandonment)
  }

  func send(_ event: TransitionStateMachine.Event) {
    send(.event(event))
  }

  /// Handles an event, or keeps it until the effects of the previous one are performed.
  private func send(_ event: QueuedEvent) {
    switch eventQueue {
    case .performing(var waiting):
      // Without a second reference to the array, appending doesn't copy it.
      eventQueue = .idle
      waiting.append(event)
      eventQueue = .performing(waiting: waiting)
      return
    case .idle:
      eventQueue = .performing(waiting: [])
    }
    handleWaitingEvents(hasChanged: handle(event))
  }

  /// Handles the events that have arrived in the meantime.
  private func handleWaitingEvents(hasChanged: Bool = false) {
    var hasChanged = hasChanged
    while case .performing(let waiting) = eventQueue, let next = waiting.first {
      eventQueue = .performing(waiting: Array(waiting.dropFirst()))
      hasChanged = handle(next) || hasChanged
    }
    eventQueue = .idle
    guard hasChanged else { return }
    let owner = owner
    if case .over = machine.phase {
      ownerInFlight = nil
      // Only a flight that never began has any left.
      for one in takeAlongside() {
        one.runAlone()
      }
    }
    announce()
    owner?.flightDidChange(self)
  }

  /// Handles the one event that never waits, because UIKit expects the completion while the animator is still active.
  private func arrive(at end: TransitionEnd) {
    if end == .start { driver?.setup.watch?.animatorDidFinish() }
    switch eventQueue {
    case .idle: send(.arrive(at: end))
    case .performing: _ = handle(.event(.arrive(at: end)))
    }
  }

  /// Passes an event to the machine, and returns whether it has changed anything that observers are notified of.
  private func handle(_ queuedEvent: QueuedEvent) -> Bool {
    let answer =
      switch queuedEvent {
      case .event(let event): machine.handle(event)
      case .interruption(let interruption):
        machine.handle(interruption, at: interruption.holds ? restingMotion : motion)
      case .abandonment:
        machine.handle(status == .upcoming && driver != nil ? .conclude(at: .end) : .abandon)
      }
    switch answer {
    case .nothing: return false
    case .impossible:
      assertionFailure("\(queuedEvent) can't come while the transition is \(machine.phase)")
      return false
    case .one(.follow(let progress)):
      // This effect comes in every frame, and needs no notification.
      driver?.follow(progress)
      return false
    case .one(let effect): perform([effect])
    case .several(let effects): perform(effects)
    }
    return true
  }

  private func perform(_ effects: [TransitionStateMachine.Effect]) {
    if !isInHand { heldContent.move(to: nil) }
    driver?.setup.watch?.begin()
    for effect in effects {
      perform(effect)
    }
    driver?.setup.watch?.recordLayout()
  }

  private func perform(_ effect: TransitionStateMachine.Effect) {
    guard let driver else { return }
    switch effect {
    case .prepare(let isHeld):
      owner?.flightWillBegin(self)
      driver.prepare(isHeld: isHeld) { [weak self] in
        // This includes animations that were added during setup.
        for one in self?.alongside ?? [] {
          one.animations()
        }
      }
      machine.settlingParameters = driver.settlingParameters
    case .start: driver.start(isInHand: isInHand)
    case .startOpening: driver.startOpening()
    case .awaitFrame: driver.awaitFrame { [weak self] in self?.send(.frame) }
    case .hold(let progress, let holder): driver.hold(at: progress, by: holder)
    case .stop(let progress): driver.stop(at: progress)
    case .show(let progress): driver.show(progress)
    case .follow(let progress): driver.follow(progress)
    case .send(let departure): driver.send(departure)
    case .notify(let message): driver.notify(message)
    case .cleanUp(let end): driver.cleanUp(at: end)
    case .finish(let end): driver.progressDriver.finish(at: end)
    case .setUpAgain(let mode): setUpAgain(mode)
    case .complete(let end): complete(at: end)
    }
  }

  /// Sets the effect up again; a finger keeps its hold.
  private func setUpAgain(_ mode: TransitionStateMachine.SetupMode) {
    guard let driver else { return }
    let motion = motion
    let isJoined = driver.setUpAgain(mode)
    machine.settlingParameters = driver.settlingParameters
    if isInHand { finger?.reanchor(self) }
    defer { driver.setup.beginWatch() }
    guard isJoined else { return }
    switch machine.phase {
    case .settling(let destination):
      driver.stop(at: motion.progress)
      resend(destination, from: motion)
    case .springing(let destination):
      resend(destination, from: MotionState(progress: destination.end.progress))
    case .upcoming, .starting, .dragging, .paused, .over: break
    }
  }

  private func resend(_ destination: TransitionStateMachine.Destination, from motion: MotionState) {
    let (end, speed) = (destination.end, destination.speed)
    driver?.send(machine.settlingParameters.departure(from: motion, toward: end, speed))
  }

  private func complete(at end: TransitionEnd) {
    let finished = driver
    finished?.complete(at: end)
    driver = nil
    ended = Ended(context: finished?.context, animator: finished?.animator)
    if finished != nil { repair?(end) }
    for one in takeAlongside() {
      one.completion?(end)
    }
  }

  private func takeAlongside() -> [AlongsideAnimation] {
    defer { alongside = [] }
    return alongside
  }
}
