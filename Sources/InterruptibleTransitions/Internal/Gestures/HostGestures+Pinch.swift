import UIKit

/// Handles two fingers that hold the card of a transition with a freely moving foreground.
extension HostGestures {
  /// Whether two fingers can hold a card, or start a transition that has one.
  var pinchMayBegin: Bool {
    if cardFlight != nil { return true }
    guard gestureHost.isFree, let option = optionOfCard else { return false }
    return owner?.backPolicy(of: option.leaving, managedBy: option.manager) == .allow
  }

  func pinchDidChange(_ pinch: TransitionPinch) {
    switch pinch.state {
    case .began: begin(pinch)
    case .changed: move(pinch)
    case .ended, .cancelled, .failed: end(pinch)
    default: break
    }
  }

  /// The flight whose card two fingers may hold: a running one, or one that the first finger already holds.
  private var cardFlight: Flight? {
    let flight =
      switch drag {
      case .touching(let flight, _), .holding(let flight, _, _, _): flight
      case .none, .planned, .scrolling, .pinching, .pulling:
        owner?.gestures.catching == .never ? nil : catchableFlight
      }
    return flight?.driver?.card == nil ? nil : flight
  }

  /// The option that goes back, if the screen is a card that it moves.
  private var optionOfCard: InteractiveOption? {
    gestureHost.options.first { $0.direction == .backward && $0.motion.isFree }
  }

  private func begin(_ pinch: TransitionPinch) {
    guard let view = gestureHost.coordinateView, let fingers = pinch.fingers(in: view) else {
      return
    }
    let distance = fingers.distance / max(pinch.scale, 0.01)
    let hasStarted = if case .holding(_, _, _, .some) = drag { true } else { false }
    let caught = take()
    guard let flight = caught ?? start() else { return }
    drag = .pinching(
      flight,
      PinchTracker(touchDistance: distance, hasCaught: caught != nil && !hasStarted),
      FrameTicker { [weak self] in self?.follow() == true }
    )
    flight.finger = self
    move(pinch)
  }

  /// Takes the existing card from the finger that holds it, or from its springs.
  private func take() -> Flight? {
    guard let flight = cardFlight else { return nil }
    if case .holding(_, _, let hold, _) = drag { hold.releaseAtRest() }
    return flight.cardInHand != nil || flight.grab() ? flight : nil
  }

  /// Starts to go back.
  private func start() -> Flight? {
    guard let owner, gestureHost.isFree, let opening = optionOfCard?.open() else { return nil }
    guard owner.backPolicy(of: opening.leaving, managedBy: nil) == .allow, gestureHost.isFree else {
      opening.decline()
      return nil
    }
    return owner.startDragging(opening)
  }

  private func move(_ pinch: TransitionPinch) {
    guard case .pinching(let flight, var tracker, let ticker) = drag,
      let container = flight.driver?.setup.scene.container,
      let fingers = pinch.fingers(in: container)
    else { return }
    tracker.move(
      flight,
      to: fingers,
      fingerChangeCount: pinch.fingerChangeCount,
      at: CACurrentMediaTime()
    )
    drag = .pinching(flight, tracker, ticker)
  }

  /// Moves the card after the fingers in each frame, and returns whether they still hold it.
  private func follow() -> Bool {
    guard case .pinching(let flight, var tracker, let ticker) = drag else { return false }
    let progress = tracker.follow(flight, at: CACurrentMediaTime())
    drag = .pinching(flight, tracker, ticker)
    if let progress { flight.send(.drag(to: progress)) }
    return true
  }

  private func end(_ pinch: TransitionPinch) {
    guard case .pinching(let flight, var tracker, let ticker) = drag else { return }
    drag = .none
    ticker.stop()
    let event = tracker.release(flight, at: CACurrentMediaTime())
    release(
      flight,
      by: pinch.state == .ended ? event : .letGo(flight.motion),
      hasCaught: tracker.hasCaught
    )
  }
}

/// Converts the motion of two fingers to that of a transition whose card they hold.
struct PinchTracker {
  /// The distance of the fingers when they touched down, in points.
  private let touchDistance: CGFloat
  /// Whether the fingers have caught a running transition, and not started it.
  let hasCaught: Bool
  private var taken: Taken?

  /// A card that the fingers hold.
  private struct Taken {
    var pinch: CardPinch
    /// The count of finger changes when the grip was made; nil if it must be made again.
    var fingerChangeCount: Int?
    let landingScale: CGFloat
    var mapping: CardProgressMapping
    var chase: CardChase
  }

  init(touchDistance: CGFloat, hasCaught: Bool) {
    (self.touchDistance, self.hasCaught) = (touchDistance, hasCaught)
  }

  /// Moves the target of the flight's card to the fingers, if there is a card.
  ///
  /// A finger that joins or leaves doesn't move the card.
  @MainActor
  mutating func move(
    _ flight: Flight,
    to fingers: FingerPair,
    fingerChangeCount: Int,
    at time: TimeInterval
  ) {
    guard let free = flight.cardInHand else { return }
    var taken = taken ?? take(free, of: flight, with: fingers, fingerChangeCount, at: time)
    if taken.fingerChangeCount != fingerChangeCount {
      taken.pinch = CardPinch(taken.chase.target, fingers, free.law)
      taken.fingerChangeCount = fingerChangeCount
    }
    taken.chase.turn(to: taken.pinch.placement(at: fingers), at: time)
    self.taken = taken
  }

  /// Catches the card at its placement; as under a single finger, it starts from rest.
  @MainActor
  private func take(
    _ card: FreeCard,
    of flight: Flight,
    with fingers: FingerPair,
    _ fingerChangeCount: Int,
    at time: TimeInterval
  ) -> Taken {
    let placement = card.motion.placement
    let pinch = CardPinch(placement, fingers, card.law, touchDistance: touchDistance)
    return Taken(
      pinch: pinch,
      fingerChangeCount: fingerChangeCount,
      landingScale: pinch.landingScale,
      mapping: flight.mapping(of: card),
      chase: CardChase(CardMotion(placement), at: time, on: card.law.chase)
    )
  }

  /// Re-anchors the card of a flight whose container has a new size, with the fingers' next move.
  @MainActor
  mutating func reanchor(_ flight: Flight, at time: TimeInterval) {
    guard let free = flight.cardInHand, let old = taken else { return }
    let progress = old.mapping.progress(of: old.chase.motion).progress
    taken?.mapping = flight.mapping(of: free, at: progress)
    taken?.chase = CardChase(free.motion, at: time, on: free.law.chase)
    taken?.fingerChangeCount = nil
  }

  /// Moves the flight's card to its current placement, and returns the progress, or nil if nothing moves any more.
  @MainActor
  mutating func follow(_ flight: Flight, at time: TimeInterval) -> CGFloat? {
    guard let free = flight.cardInHand,
      let isThere = taken?.chase.isThere, !isThere
    else { return nil }
    taken?.chase.advance(to: time)
    guard let taken else { return nil }
    free.hold(taken.chase.motion)
    return taken.mapping.progress(of: taken.chase.motion).progress
  }

  /// The event for lifted fingers.
  ///
  /// The card is released at its own velocity, but the fingers' position determines its destination.
  @MainActor
  mutating func release(
    _ flight: Flight,
    at time: TimeInterval
  ) -> TransitionStateMachine.Event {
    taken?.chase.advance(to: time)
    guard let taken else { return .letGo(flight.motion) }
    let motion = taken.chase.motion
    flight.cardInHand?.hold(motion)
    return .release(
      taken.mapping.progress(of: motion),
      by: taken.mapping.releaseTarget(
        of: CardMotion(taken.chase.target),
        below: taken.landingScale,
        time: 0
      )
    )
  }

  var motion: MotionState? {
    taken.map { $0.mapping.progress(of: $0.chase.motion) }
  }
}
