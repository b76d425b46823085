import UIKit

/// Converts a finger's motion in points to that of a transition, along its path or by a freely moving card.
@MainActor
final class DragTracker {
  private var pan: PanTracker
  private var card: Card
  /// How far the finger had moved when the drag started.
  private let begun: CGPoint

  private enum Card {
    /// The transition moves along its path.
    case none
    /// The finger catches the card as soon as there is one.
    case expected(ScalingDrag.Kind, touch: CGPoint, hasSlop: Bool)
    case taken(any CardDrag, ScalingDrag.Kind)
  }

  init(_ pan: PanTracker) {
    self.pan = pan
    (card, begun) = (.none, .zero)
  }

  /// Drags a card from the location of the touch; with a slop, the card doesn't move at first.
  init(_ pan: PanTracker, kind: ScalingDrag.Kind, touch: CGPoint, hasSlop: Bool) {
    self.pan = pan
    begun = pan.movement
    card = .expected(kind, touch: touch, hasSlop: hasSlop)
  }

  /// Moves the flight's card, if there is one, to its placement under the finger, and returns the transition's progress.
  func move(_ flight: Flight, to reading: PanReading) -> CGFloat {
    take(flight)
    guard case .taken(let drag, _) = card else {
      if let driver = flight.driver { pan.follow(driver.travel) }
      return pan.progress(reading)
    }
    pan.record(reading)
    let movement = pan.movement(to: reading.translation)
    let placement = drag.placement(after: movement)
    // A call may have taken the transition from the finger.
    flight.cardInHand?.hold(CardMotion(placement))
    return drag.progress(at: placement, after: movement)
  }

  /// Whether a finger has moved far enough for a drag.
  func hasMoved(to translation: CGPoint) -> Bool { pan.hasMoved(to: translation) }

  /// Whether a lifted finger was down briefly enough, and moved little enough, for a tap.
  func isTap(at reading: PanReading) -> Bool { pan.isTap(at: reading) }

  /// The motion of the transition for a finger's translation and velocity.
  func motion(_ reading: PanReading, velocity: CGPoint) -> MotionState {
    guard case .taken(let drag, _) = card else { return pan.motion(reading, velocity: velocity) }
    let (movement, velocity) = lifted(reading, velocity)
    return drag.progress(after: movement, velocity: velocity)
  }

  /// The event for a lifted finger; its card is released with the finger's velocity.
  func release(
    _ flight: Flight,
    _ reading: PanReading,
    velocity: CGPoint
  ) -> TransitionStateMachine.Event {
    guard case .taken(let drag, _) = card else {
      return .release(pan.release(reading, velocity: velocity))
    }
    let (movement, velocity) = lifted(reading, velocity)
    let motion = drag.motion(after: movement, velocity: velocity)
    flight.cardInHand?.hold(motion)
    return .release(
      drag.progress(after: movement, velocity: velocity),
      by: drag.releaseTarget(of: motion, after: movement, velocity: velocity)
    )
  }

  /// The translation and velocity at which a finger is lifted.
  private func lifted(
    _ reading: PanReading,
    _ velocity: CGPoint
  ) -> (movement: CGPoint, velocity: CGPoint) {
    let velocity = pan.velocity(velocity, at: reading)
    var movement = pan.movement(to: reading.translation)
    let lateness = CGFloat(pan.lateness(at: reading.time))
    movement.x += velocity.x * lateness
    movement.y += velocity.y * lateness
    return (movement, velocity)
  }

  /// Catches the card at its current placement.
  private func take(_ flight: Flight) {
    guard case .expected(let kind, let touch, let hasSlop) = card, let free = flight.driver?.card
    else { return }
    let slop = hasSlop ? kind.slop(free.law) : 0
    take(free, of: flight, kind, at: touch, slop: slop, flight.mapping(of: free))
  }

  private func take(
    _ free: FreeCard,
    of flight: Flight,
    _ kind: ScalingDrag.Kind,
    at touch: CGPoint,
    slop: CGFloat,
    _ mapping: CardProgressMapping
  ) {
    guard let container = flight.driver?.setup.scene.container else { return }
    if let drag = free.law.following {
      let isOpening = flight.change.direction == .forward
      let drag = FollowingDrag(
        drag: drag,
        origin: free.motion.placement,
        touch: touch,
        lag: slop > 0 ? begun : .zero,
        direction: drag.direction(kind, of: free, begun, isRightToLeft: container.isRightToLeft),
        // The pan has counted the first points without a card.
        progress: free.isAtRest ? (isOpening ? 1 : 0) : mapping.progress,
        isOpening: isOpening
      )
      card = .taken(drag, kind)
      return
    }
    card = .taken(
      ScalingDrag(
        law: free.law,
        kind: kind,
        origin: free.motion.placement,
        touch: touch,
        slop: slop,
        mapping: mapping,
        size: container.bounds.size,
        isRightToLeft: container.isRightToLeft
      ),
      kind
    )
  }

  /// Re-anchors the finger in a flight whose container has a new size, at the current location.
  ///
  /// `inward` is the direction of a finger from the edge, which may differ from the transition's.
  func reanchor(_ flight: Flight, at touch: CGPoint, _ reading: PanReading, inward: CGVector) {
    guard let driver = flight.driver else { return }
    let movement = pan.movement
    if case .expected(let kind, _, let hasSlop) = card, driver.card != nil {
      // The finger counts as having touched this container; a slop that it has begun doesn't start again.
      let first = CGPoint(x: touch.x - movement.x, y: touch.y - movement.y)
      card = .expected(kind, touch: first, hasSlop: hasSlop)
      return
    }
    pan.reanchor(at: reading.translation, along: [driver.travel, inward])
    switch card {
    case .none, .expected: break
    case .taken(let drag, let kind):
      guard let free = driver.card else { break }
      let progress = drag.progress(at: drag.placement(after: movement), after: movement)
      let mapping = flight.mapping(of: free, at: progress)
      take(free, of: flight, kind, at: touch, slop: 0, mapping)
    }
  }
}

extension Flight {
  /// Whether a touch is on the overlay over the transition.
  func isCovered(by view: UIView?) -> Bool {
    view != nil && driver?.setup.overlay === view
  }

  /// Relates the scale of the card to the progress, at their current values.
  func mapping(of card: FreeCard, at progress: CGFloat? = nil) -> CardProgressMapping {
    CardProgressMapping(
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
  case lifted(PanReading, velocity: CGPoint)
  /// The system or another recognizer has taken the finger.
  case taken(PanReading, velocity: CGPoint)
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
    case .lifted(let reading, let velocity): release(flight, reading, velocity: velocity)
    case .taken(let reading, let velocity): .letGo(motion(reading, velocity: velocity))
    case .lost: .letGo(MotionState(progress: 0))
    }
  }
}

extension HostGestures: Finger {
  var motion: MotionState? {
    guard let view = gestureHost.coordinateView else { return nil }
    if case .pinching(_, let tracker, _) = drag { return tracker.motion }
    guard let draggingPan else { return nil }
    switch drag {
    case .touching(_, let tracker), .holding(_, let tracker, _, _):
      return tracker.motion(
        draggingPan.reading(in: view),
        velocity: draggingPan.velocity(in: view)
      )
    case .none, .planned, .scrolling, .pinching, .pulling: return nil
    }
  }

  func reanchor(_ flight: Flight) {
    guard let container = flight.driver?.setup.scene.container else { return }
    switch drag {
    case .touching(_, let tracker), .holding(_, let tracker, _, _):
      guard let view = gestureHost.coordinateView, let draggingPan else { return }
      tracker.reanchor(
        flight,
        at: draggingPan.location(in: container),
        draggingPan.reading(in: view),
        inward: inward(in: view)
      )
    case .pinching(_, var tracker, let ticker):
      tracker.reanchor(flight, at: CACurrentMediaTime())
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
      gestureHost.view?.isDescendant(of: screen) == false && content.isDescendant(of: screen)
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

extension ZoomDrag {
  /// The direction in which a finger's drag takes a card to its source, as far as the app allows it.
  @MainActor
  fileprivate func direction(
    _ kind: ScalingDrag.Kind,
    of card: FreeCard,
    _ begun: CGPoint,
    isRightToLeft: Bool
  ) -> FollowingDrag.Direction {
    let vertical = directions.intersection([.down, .up])
    guard kind == .pan, !vertical.isEmpty else {
      return isRightToLeft ? .left : .right
    }
    guard vertical == [.down, .up] else {
      return vertical == .down ? .down : .up
    }
    return .vertical(begun == .zero ? card.distanceBelowRest : 0)
  }
}
