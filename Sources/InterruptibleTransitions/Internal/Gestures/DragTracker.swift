import UIKit

/// Converts a finger's motion in points to that of a transition, along its path or by a freely moving card.
@MainActor
final class DragTracker {
  private var pan: PanTracker
  private var card: Card

  private enum Card {
    /// The transition moves along its path.
    case none
    /// The finger catches the card as soon as there is one.
    case expected(CardGrip.Hand, touch: CGPoint, hasSlop: Bool)
    case taken(CardGrip)
  }

  init(_ pan: PanTracker) {
    self.pan = pan
    card = .none
  }

  /// Drags a card from the location of the touch; with a slop, the card doesn't move at first.
  init(_ pan: PanTracker, hand: CardGrip.Hand, touch: CGPoint, hasSlop: Bool) {
    self.pan = pan
    card = .expected(hand, touch: touch, hasSlop: hasSlop)
  }

  /// Moves the flight's card, if there is one, to its placement under the finger, and returns the transition's progress.
  func move(_ flight: Flight, to reading: PanReading) -> CGFloat {
    take(flight)
    guard case .taken(let grip) = card else {
      if let driver = flight.driver { pan.follow(driver.travel) }
      return pan.progress(reading)
    }
    pan.note(reading)
    let motion = CardMotion(grip.placement(after: pan.way(to: reading.translation)))
    // A call may have taken the transition from the finger.
    flight.cardInHand?.hold(motion)
    return grip.course.progress(of: motion).progress
  }

  /// Whether a finger has moved far enough for a drag.
  func hasMoved(to translation: CGPoint) -> Bool { pan.hasMoved(to: translation) }

  /// Whether a lifted finger was down briefly enough, and moved little enough, for a tap.
  func isTap(at reading: PanReading) -> Bool { pan.isTap(at: reading) }

  /// The motion of the transition for a finger's translation and velocity.
  func motion(_ reading: PanReading) -> MotionState {
    guard case .taken(let grip) = card else { return pan.motion(reading) }
    return grip.course.progress(of: cardMotion(grip, reading))
  }

  /// The event for a lifted finger; its card is released with the finger's velocity.
  func release(
    _ flight: Flight,
    _ reading: PanReading
  ) -> TransitionStateMachine.Event {
    guard case .taken(let grip) = card else {
      return .release(pan.release(reading))
    }
    let motion = cardMotion(grip, reading)
    flight.cardInHand?.hold(motion)
    return .release(grip.course.progress(of: motion), by: grip.aim(of: motion))
  }

  private func cardMotion(_ grip: CardGrip, _ reading: PanReading) -> CardMotion {
    let velocity = pan.velocity(reading)
    var way = pan.way(to: reading.translation)
    let lateness = CGFloat(pan.lateness(at: reading.time))
    way.x += velocity.x * lateness
    way.y += velocity.y * lateness
    return grip.motion(after: way, velocity: velocity)
  }

  /// Catches the card at its current placement.
  private func take(_ flight: Flight) {
    guard case .expected(let hand, let touch, let hasSlop) = card, let free = flight.driver?.card
    else { return }
    let slop = hasSlop ? hand.slop(free.law) : 0
    take(free, of: flight, hand, at: touch, slop: slop, flight.course(of: free))
  }

  private func take(
    _ free: FreeCard,
    of flight: Flight,
    _ hand: CardGrip.Hand,
    at touch: CGPoint,
    slop: CGFloat,
    _ course: CardCourse
  ) {
    guard let container = flight.driver?.setup.scene.container else { return }
    card = .taken(
      CardGrip(
        law: free.law,
        hand: hand,
        origin: free.motion.placement,
        touch: touch,
        slop: slop,
        course: course,
        size: container.bounds.size,
        isRightToLeft: container.isRightToLeft
      )
    )
  }

  /// Re-anchors the finger in a flight whose container has a new size, at the current location.
  ///
  /// `inward` is the direction of a finger from the edge, which may differ from the transition's.
  func regrip(_ flight: Flight, at touch: CGPoint, _ reading: PanReading, inward: CGVector) {
    guard let driver = flight.driver else { return }
    let way = pan.way
    if case .expected(let hand, _, let hasSlop) = card, driver.card != nil {
      // The finger counts as having touched this container; a slop that it has begun doesn't start again.
      let first = CGPoint(x: touch.x - way.x, y: touch.y - way.y)
      card = .expected(hand, touch: first, hasSlop: hasSlop)
      return
    }
    pan.regrip(at: reading.translation, along: [driver.travel, inward])
    switch card {
    case .none, .expected: break
    case .taken(let grip):
      guard let free = driver.card else { break }
      let progress = grip.course.progress(of: CardMotion(grip.placement(after: way))).progress
      let course = flight.course(of: free, at: progress)
      take(free, of: flight, grip.hand, at: touch, slop: 0, course)
    }
  }
}

extension Flight {
  /// Whether a touch is on the shield over the transition.
  func isShielded(by view: UIView?) -> Bool {
    view != nil && driver?.setup.shield === view
  }

  /// Relates the scale of the card to the progress, at their current values.
  func course(of card: FreeCard, at progress: CGFloat? = nil) -> CardCourse {
    CardCourse(
      scale: card.motion.placement.scale,
      closedScale: card.closedScale,
      progress: progress ?? motion.progress,
      isOpening: change.direction == .forward,
      card.law
    )
  }
}

/// How a drag ends.
enum FingerEnd {
  case lifted(PanReading)
  /// The system or another recognizer has taken the finger.
  case taken(PanReading)
  /// The container and its coordinates are gone.
  case lost
}

extension DragTracker {
  /// The event for a finger that ends its drag.
  func event(
    for end: FingerEnd,
    of flight: Flight
  ) -> TransitionStateMachine.Event {
    switch end {
    case .lifted(let reading): release(flight, reading)
    case .taken(let reading): .letGo(motion(reading))
    case .lost: .letGo(MotionState(progress: 0))
    }
  }
}

extension SiteGestures: Finger {
  var motion: MotionState? {
    guard let view = site.ruler else { return nil }
    if case .pinching(_, let tracker, _) = drag { return tracker.motion }
    guard let draggingPan else { return nil }
    switch drag {
    case .touching(_, let tracker), .holding(_, let tracker, _, _):
      return tracker.motion(draggingPan.reading(in: view))
    case .none, .planned, .scrolling, .pinching, .pulling: return nil
    }
  }

  func regrip(_ flight: Flight) {
    guard let container = flight.driver?.setup.scene.container else { return }
    switch drag {
    case .touching(_, let tracker), .holding(_, let tracker, _, _):
      guard let view = site.ruler, let draggingPan else { return }
      tracker.regrip(
        flight,
        at: draggingPan.location(in: container),
        draggingPan.reading(in: view),
        inward: inward(in: view)
      )
    case .pinching(_, var tracker, let ticker):
      tracker.regrip(flight, at: CACurrentMediaTime())
      drag = .pinching(flight, tracker, ticker)
    case .none, .planned, .scrolling, .pulling: break
    }
  }

  func contentTouched(of screens: () -> [UIView]) -> UIView? {
    // UIKit decides what happens to a recognizer's touches in a disabled view, so views with this framework's
    // recognizers, and content that may keep scrolling, stay enabled.
    guard !mayScrollOn, let content = touch?.content.view else { return nil }
    // Only an app disables the view of a screen, or of a child, and such a view has no highlight.
    guard !(content.next is UIViewController) else { return nil }
    let isInScreen = screens().contains { screen in
      site.view?.isDescendant(of: screen) == false && content.isDescendant(of: screen)
    }
    return isInScreen ? content : nil
  }

  private var mayScrollOn: Bool {
    switch drag {
    case .touching: true
    case .holding(_, _, _, let first): first?.path.isEmpty == false
    case .none, .planned, .scrolling, .pinching, .pulling: false
    }
  }
}
