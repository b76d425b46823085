import UIKit

/// What two fingers do: they hold the card of a transition, where the foreground moves freely.
extension SiteGestures {
  /// Whether there is a card for two fingers, or could be.
  var pinchMayBegin: Bool {
    if cardFlight != nil { return true }
    guard site.isFree, let route = routeOfCard else { return false }
    return owner?.backPolicy(of: route.leaving) == .allow && route.mayLeave()
  }

  func pinchDidChange(_ pinch: TransitionPinch) {
    switch pinch.state {
    case .began: begin(pinch)
    case .changed: move(pinch)
    case .ended, .cancelled, .failed: end(pinch)
    default: break
    }
  }

  /// The flight whose card two fingers may take: one that flies, or that the first of them has already.
  private var cardFlight: Flight? {
    let flight =
      switch drag {
      case .touching(let flight, _), .holding(let flight, _, _, _): flight
      case .none, .planned, .scrolling, .pinching, .pulling: catchableFlight
      }
    return flight?.driver?.card == nil ? nil : flight
  }

  /// The way back, if the screen is a card on it.
  private var routeOfCard: Route? {
    site.routes.first { $0.direction == .backward && $0.motion.isFree }
  }

  private func begin(_ pinch: TransitionPinch) {
    guard let view = site.ruler, let fingers = pinch.fingers(in: view) else { return }
    let distance = fingers.distance / max(pinch.scale, 0.01)
    guard let flight = take() ?? start() else { return }
    drag = .pinching(
      flight,
      PinchTracker(touchDistance: distance),
      FrameTicker { [weak self] in self?.follow() == true }
    )
    flight.finger = self
    move(pinch)
  }

  /// Takes the card that there is, from the finger that has it or from its springs.
  private func take() -> Flight? {
    guard let flight = cardFlight else { return nil }
    if case .holding(_, _, let hold, _) = drag { hold.releaseAtRest() }
    return flight.cardInHand != nil || flight.grab() ? flight : nil
  }

  /// Starts the way back.
  private func start() -> Flight? {
    guard let owner, site.isFree, let opening = routeOfCard?.open() else { return nil }
    guard site.isFree else {
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

  /// Moves the card after the fingers, once a frame; returns whether they still hold it.
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
    flight.finger = nil
    let event = tracker.release(flight, at: CACurrentMediaTime())
    flight.send(pinch.state == .ended ? event : .letGo(flight.motion))
  }
}
