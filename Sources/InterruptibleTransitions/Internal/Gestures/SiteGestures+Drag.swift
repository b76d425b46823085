import UIKit

/// What a pan does once it has begun.
extension SiteGestures {
  func panDidChange(_ pan: UIPanGestureRecognizer) {
    guard let view = site.ruler else { return }
    let reading = pan.reading(in: view)
    switch pan.state {
    case .began: begin(reading)
    case .changed: move(to: reading)
    case .ended: end { .release($0.release(reading)) }
    case .cancelled, .failed: end { .letGo($0.motion(reading)) }
    default: break
    }
  }

  private func begin(_ reading: PanReading) {
    guard case .planned(let plan) = drag else { return }
    drag = .none
    switch plan {
    case .catchFlight(let path): catchFlight(path, reading)
    case .go(let route, let path): go(along: route, path, reading)
    case .scroll(let first): drag = .scrolling(first)
    case .pull(let route): pull(along: route, reading)
    case .ignore: break
    }
  }

  private func move(to reading: PanReading) {
    switch drag {
    case .none, .planned: break
    case .scrolling(let first): scroll(first, reading)
    case .holding(let flight, var tracker, let hold, let first):
      hold.keep()
      if let driver = flight.driver { tracker.travel = driver.travel }
      let motion = tracker.motion(reading)
      if let first, !first.path.isEmpty, motion.progress < 0 {
        hold.release()
        drag = .scrolling(first)
        flight.send(.release(MotionState(progress: 0)))
      } else {
        drag = .holding(flight, tracker, hold, resuming: first)
        flight.send(.drag(motion))
      }
    case .pulling(var tracker, let rubberBand, let view):
      rubberBand.show(max(tracker.motion(reading).progress, 0))
      drag = .pulling(tracker, rubberBand, of: view)
    }
  }

  /// The finger is gone: what it moved is handed over, and what was pinned is released.
  private func end(_ event: (inout PanTracker) -> TransitionStateMachine.Event) {
    let last = drag
    drag = .none
    switch last {
    case .none, .planned, .scrolling: break
    case .holding(let flight, var tracker, let hold, _):
      hold.releaseAtRest()
      flight.send(event(&tracker))
    case .pulling(_, let rubberBand, _): rubberBand.release()
    }
  }

  /// Ends a pull at a screen that begins to take part in a transition: what is remembered of it must not
  /// include the pull.
  func releasePull(of views: [UIView]) {
    guard case .pulling(_, let rubberBand, let view) = drag, views.contains(view) else { return }
    drag = .none
    rubberBand.release()
  }

  // MARK: - Taking hold

  private func catchFlight(_ path: ScrollPath, _ reading: PanReading) {
    guard let flight = catchableFlight else { return }
    flight.send(.grab)
    guard flight.isHeldByFinger else { return }
    drag = .holding(
      flight,
      PanTracker(holding: flight.motion.progress, at: reading, travel: flight.travel),
      path.hold(),
      resuming: nil
    )
  }

  private func go(along route: Route, _ path: ScrollPath, _ reading: PanReading) {
    guard let delegate, let opening = route.open() else { return }
    let scrollHold = path.hold()
    guard let flight = delegate.startDragging(opening) else { return scrollHold.release() }
    drag = .holding(
      flight,
      PanTracker(holding: 0, at: reading, travel: flight.driver?.travel ?? route.travel),
      scrollHold,
      resuming: ScrollFirst(direction: route.direction, path: path)
    )
  }

  /// Goes on from scrolling as soon as the content is at its edge and the finger pulls on.
  private func scroll(_ first: ScrollFirst, _ reading: PanReading) {
    guard first.path.isAtEdge, let delegate, delegate.isFree(site),
      let route = site.routes.first(where: { $0.direction == first.direction }),
      reading.moves(along: route.travel)
    else { return }
    switch plan(for: route, path: first.path) {
    case .go(let route, let path): go(along: route, path, reading)
    case .pull(let route): pull(along: route, reading)
    case .catchFlight, .scroll, .ignore, nil:
      // Asked and answered: nobody is asked again with every frame.
      drag = .none
    }
  }

  private func pull(along route: Route, _ reading: PanReading) {
    guard let view = route.leaving?.viewIfLoaded else { return }
    drag = .pulling(
      PanTracker(holding: 0, at: reading, travel: route.travel),
      RubberBandedView(view, along: route.travel),
      of: view
    )
  }
}

extension PanReading {
  /// Whether the finger moves along a way.
  fileprivate func moves(along travel: CGVector) -> Bool {
    velocity.x * travel.dx + velocity.y * travel.dy > 0
  }
}

extension UIPanGestureRecognizer {
  fileprivate func reading(in view: UIView) -> PanReading {
    PanReading(
      translation: translation(in: view),
      velocity: velocity(in: view),
      time: CACurrentMediaTime()
    )
  }
}
