import UIKit

/// Handles a pan that has begun.
extension HostGestures {
  func panDidChange(_ pan: UIPanGestureRecognizer) {
    // Without the container there is nothing left to move.
    guard let view = gestureHost.coordinateView else { return end(.lost) }
    switch pan.state {
    case .began:
      // The gate has nothing more to decide, and receives no more of the finger's moves.
      if let gate, gate.numberOfTouches > 0 { gate.close() }
      begin(pan, in: view)
    case .changed: move(pan, in: view)
    case .ended: end(.lifted(pan.reading(in: view), velocity: pan.velocity(in: view)))
    case .cancelled, .failed:
      end(.taken(pan.reading(in: view), velocity: pan.velocity(in: view)))
    default: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer, in view: UIView) {
    guard case .planned(let plan) = drag else { return }
    let start = pan.translation(in: view)
    drag = .none
    draggingPan = pan
    switch plan {
    case .atTouchDown(.touchFlight): touchFlight(from: start)
    case .atTouchDown(.pressNothing): pan.dropTouches()
    case .catchFlight(let path): catchFlight(path, from: start)
    case .go(let option, let path):
      go(along: option, path, from: start, moved: movement(of: pan))
    case .scroll(let first): drag = .scrolling(first)
    case .pull(let option): pull(option.leaving, along: option, from: start)
    case .ignore: break
    }
  }

  /// Handles a move, in every frame; only the end of a drag needs the velocity.
  private func move(_ pan: UIPanGestureRecognizer, in view: UIView) {
    switch drag {
    case .none, .planned, .pinching: break
    case .touching(let flight, let tracker):
      let reading = pan.reading(in: view)
      flight.send(.drag(to: tracker.move(flight, to: reading)))
      if tracker.hasMoved(to: reading.translation) { decide(pan, in: view) }
    case .scrolling(let first): scroll(first, pan, in: view)
    case .holding(let flight, let tracker, let hold, let first):
      hold.keep()
      let progress = tracker.move(flight, to: pan.reading(in: view))
      if progress < 0, let first, !first.path.isEmpty {
        drag = .scrolling(first)
        flight.send(.release(MotionState(progress: 0)))
      } else {
        flight.send(.drag(to: progress))
      }
    case .pulling(var tracker, let rubberBand, let view):
      let progress = tracker.progress(pan.reading(in: view))
      drag = .pulling(tracker, rubberBand, of: view)
      if TransitionOverlay.isInFlight(view) {
        releasePull(of: view)
      } else {
        rubberBand.show(max(progress, 0))
      }
    }
  }

  /// Handles the end of a finger's drag: it releases the transition and the pinned scroll views.
  private func end(_ end: FingerEnd) {
    let last = drag
    // The finger was one of two.
    if case .pinching = last { return }
    drag = .none
    switch last {
    case .none, .planned, .scrolling, .pinching: break
    case .touching(let flight, let tracker):
      if case .lifted(let reading, let velocity) = end, tracker.isTap(at: reading) {
        release(
          flight,
          by: owner?.gestures.isTapEnabled == true
            ? .tap : .letGo(tracker.motion(reading, velocity: velocity))
        )
      } else {
        release(flight, by: tracker.event(for: end, of: flight))
      }
    case .holding(let flight, let tracker, let hold, let first):
      hold.releaseAtRest()
      release(flight, by: tracker.event(for: end, of: flight), hasCaught: first == nil)
    case .pulling(_, let rubberBand, _): rubberBand.release()
    }
  }

  /// Releases a transition, which continues if its reversal would remove a screen that may not be left.
  ///
  /// A gesture that has started the transition has asked before.
  func release(
    _ flight: Flight,
    by event: TransitionStateMachine.Event,
    hasCaught: Bool = true
  ) {
    let isRefused = hasCaught && flight.isReversed(by: event) && !mayReverse(flight)
    flight.send(isRefused ? .letGo(flight.restingMotion) : event)
  }

  /// Whether a gesture may reverse a transition, as far as the screen decides that would be removed.
  func mayReverse(_ flight: Flight) -> Bool {
    guard let screen = flight.screenRemovedByReversal else { return true }
    return owner?.mayLeave(screen, in: flight.change.container) != false
  }

  /// Ends a pull at a screen that starts to take part in a transition, possibly of another object, whose record of the
  /// screen must not include the pull.
  static func releasePull(of view: UIView) {
    var next: UIView? = view
    while let outer = next {
      for recognizer in outer.gestureRecognizers ?? [] where recognizer.state != .possible {
        (recognizer.delegate as? HostGestures)?.releasePull(of: view)
      }
      next = outer.superview
    }
  }

  func releasePull(of view: UIView) {
    guard case .pulling(_, let rubberBand, view) = drag else { return }
    drag = .none
    rubberBand.release()
  }

  // MARK: - Catching and starting

  private func touchFlight(from start: CGPoint) {
    guard let flight = flightUnderTouch, flight.grab() else { return }
    drag = .touching(flight, tracker(catching: flight, from: start))
    flight.finger = self
  }

  /// Tracks a finger that has caught a transition, and with it the transition's card.
  private func tracker(catching flight: Flight, from start: CGPoint) -> DragTracker {
    let tracker = PanTracker(
      holding: flight.restingMotion.progress,
      from: start,
      at: CACurrentMediaTime(),
      travel: flight.travel
    )
    guard flight.driver?.card != nil, let touch = location(in: flight) else {
      return DragTracker(tracker)
    }
    return DragTracker(tracker, kind: .pan, touch: touch, hasSlop: false)
  }

  /// The finger's location in a flight's container.
  private func location(in flight: Flight) -> CGPoint? {
    guard let container = flight.driver?.setup.scene.container else { return nil }
    return draggingPan?.location(in: container)
  }

  /// Decides about a finger on a transition that has moved: it drags the transition from now on, or scrolls the content.
  private func decide(_ pan: UIPanGestureRecognizer, in view: UIView) {
    guard case .touching(let flight, let tracker) = drag, let content = touch?.content else {
      return
    }
    guard !content.yields(to: pan, in: view, for: flight) else {
      let hold = content.holdScrolls()
      drag = .holding(flight, tracker, hold, resuming: nil)
      flight.finger = self
      return
    }
    drag = .none
    flight.send(
      .letGo(tracker.motion(pan.reading(in: view), velocity: pan.velocity(in: view)))
    )
    // After a presentation, the finger may return the content to its edge, and then pull past it.
    let path = content.scrollPath(along: flight.travel.reversed)
    guard flight.change.direction == .forward, !path.isEmpty else { return pan.dropTouches() }
    drag = .scrolling(ScrollFirst(direction: .backward, path: path))
  }

  private func catchFlight(_ path: ScrollPath, from start: CGPoint) {
    guard let flight = catchableFlight, flight.grab() else { return }
    drag = .holding(flight, tracker(catching: flight, from: start), path.hold(), resuming: nil)
    flight.finger = self
  }

  /// Starts a transition; `moved` is the translation since the touch of a finger that hasn't scrolled before.
  private func go(
    along option: InteractiveOption,
    _ path: ScrollPath,
    from start: CGPoint,
    moved: CGPoint? = nil
  ) {
    guard let owner, let pan = draggingPan, let view = gestureHost.coordinateView else { return }
    let isFromEdge = moved != nil && isFromEdge(pan, in: view)
    guard let opening = option.takeOpening() else { return }
    let policy = owner.backPolicy(of: opening.leaving, managedBy: nil)
    // Both run the app's code, which may start another transition.
    guard gestureHost.isFree else { return opening.decline() }
    switch policy {
    case .allow: break
    case .forbid: return opening.decline()
    case .resist:
      opening.decline()
      return pull(opening.leaving, along: option, from: start)
    }
    let scrollHold = path.hold()
    guard let flight = owner.startDragging(opening) else { return }
    let travel = isFromEdge ? inward(in: view) : option.travel(of: moved ?? start) ?? option.travel
    let time = CACurrentMediaTime()
    let tracker =
      moved.map { PanTracker(startingAfter: $0, from: start, at: time, travel: travel) }
      ?? PanTracker(holding: 0, from: start, at: time, travel: travel)
    drag = .holding(
      flight,
      self.tracker(
        starting: option,
        tracker,
        kind: isFromEdge ? .edge : .pan,
        hasScrolled: moved == nil
      ),
      scrollHold,
      resuming: ScrollFirst(direction: option.direction, path: path)
    )
    flight.finger = self
  }

  /// The direction of a finger from the edge: across the container, whatever moves there.
  func inward(in view: UIView) -> CGVector {
    CGVector(dx: view.isRightToLeft ? -view.bounds.width : view.bounds.width, dy: 0)
  }

  /// Tracks a finger that starts a transition, and with it a card that goes back.
  private func tracker(
    starting option: InteractiveOption,
    _ tracker: PanTracker,
    kind: ScalingDrag.Kind,
    hasScrolled: Bool
  ) -> DragTracker {
    guard option.direction == .backward, let pan = draggingPan,
      let coordinateView = gestureHost.coordinateView
    else {
      return DragTracker(tracker)
    }
    return DragTracker(
      tracker,
      kind: kind,
      touch: touch?.location ?? pan.location(in: coordinateView),
      hasSlop: !hasScrolled
    )
  }

  /// The translation of a pan's finger since it touched down; of several fingers, as the pan has counted it.
  private func movement(of pan: UIPanGestureRecognizer) -> CGPoint? {
    guard let start = touch?.location else { return nil }
    guard pan.numberOfTouches <= 1 else { return pan.translation(in: gestureHost.coordinateView) }
    let location = pan.location(in: gestureHost.coordinateView)
    return CGPoint(x: location.x - start.x, y: location.y - start.y)
  }

  /// Continues from scrolling as soon as the content is at its edge and the finger pulls past it.
  private func scroll(_ first: ScrollFirst, _ pan: UIPanGestureRecognizer, in view: UIView) {
    guard first.path.isAtEdge, gestureHost.isFree,
      let option = gestureHost.options.first(where: { $0.direction == first.direction }),
      pan.moves(along: option.travel, in: view)
    else { return }
    let start = pan.translation(in: view)
    switch plan(for: option, path: first.path) {
    case .go(let option, let path): go(along: option, path, from: start)
    case .pull(let option): pull(option.leaving, along: option, from: start)
    case .atTouchDown, .catchFlight, .scroll, .ignore, nil:
      // The answer is final, so that nothing is asked again in each frame.
      drag = .none
    }
  }

  private func pull(
    _ screen: UIViewController?,
    along option: InteractiveOption,
    from start: CGPoint
  ) {
    guard let view = screen?.viewIfLoaded, let pan = draggingPan,
      let coordinateView = gestureHost.coordinateView
    else {
      return
    }
    let travel = isFromEdge(pan, in: coordinateView) ? inward(in: coordinateView) : option.travel
    drag = .pulling(
      PanTracker(holding: 0, from: start, at: CACurrentMediaTime(), travel: travel),
      RubberBandedView(view, along: option.travel, .scrollView),
      of: view
    )
  }
}
