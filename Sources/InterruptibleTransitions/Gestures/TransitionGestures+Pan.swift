import UIKit

/// What a pan does once it has begun.
extension TransitionGestures {
  func panDidChange(_ pan: UIPanGestureRecognizer) {
    guard let view = venue.ruler else { return }
    let reading = pan.reading(in: view)
    switch pan.state {
    case .began: begin(reading)
    case .changed: move(to: reading)
    case .ended: end { $0.release(from: $1.release(reading)) }
    case .cancelled, .failed: end { $0.letGo(of: $1.motion(reading)) }
    default: break
    }
  }

  private func begin(_ reading: PanReading) {
    guard case .intends(let intent) = grip, let holder else { return }
    grip = .none
    switch intent {
    case .catchRunning(let path):
      guard let progress = holder.catchTransition() else { return }
      take(at: progress, reading, travel: holder.runningTravel ?? .zero, path: path)
    case .go(let direction, let opening, let path):
      go(direction, through: opening, path: path, reading)
    case .scrollFirst(let direction, let path):
      grip = .watches(direction, path)
    case .resist(let direction): pull(direction, reading)
    case .nothing: break
    }
  }

  private func move(to reading: PanReading) {
    switch grip {
    case .none, .intends: break
    case .watches(let direction, let path):
      watch(direction, path, reading)
    case .holds(var tracker, let hold, let direction, let path):
      hold?.keep()
      if let travel = holder?.runningTravel { tracker.travel = travel }
      let motion = tracker.motion(reading)
      guard let direction, let hold, let path, !path.isEmpty, motion.progress < 0 else {
        grip = .holds(tracker, hold, from: direction, path)
        holder?.scrub(to: motion)
        return
      }
      hold.release()
      grip = .watches(direction, path)
      holder?.giveUp()
    case .pulls(var tracker, let stretch):
      stretch.show(max(tracker.motion(reading).progress, 0))
      grip = .pulls(tracker, stretch)
    }
  }

  /// The finger is gone: what it moved is handed over, and what stood still is let go.
  private func end(handOver: (any TransitionHolder, inout PanTracker) -> Void) {
    let last = grip
    grip = .none
    switch last {
    case .none, .intends, .watches: break
    case .holds(var tracker, let hold, _, _):
      hold?.releaseAtRest()
      if let holder { handOver(holder, &tracker) }
    case .pulls(_, let stretch): stretch.release {}
    }
  }

  // MARK: - Taking hold

  private func go(
    _ direction: TransitionScene.Direction,
    through opening: Opening,
    path: ScrollPath,
    _ reading: PanReading
  ) {
    guard let holder, let scene = venue.scene(direction) else { return }
    let travel = holder.travel(in: scene)
    let hold = path.hold()
    guard holder.startTransition(through: opening) else { return hold.release() }
    grip = .holds(
      PanTracker(holding: 0, at: reading, travel: holder.runningTravel ?? travel),
      hold,
      from: direction,
      path
    )
  }

  private func take(
    at progress: CGFloat,
    _ reading: PanReading,
    travel: CGVector,
    path: ScrollPath
  ) {
    grip = .holds(
      PanTracker(holding: progress, at: reading, travel: travel),
      path.isEmpty ? nil : path.hold(),
      from: nil,
      path
    )
  }

  /// Goes on from scrolling as soon as the content is at its edge and the finger pulls on.
  private func watch(
    _ direction: TransitionScene.Direction,
    _ path: ScrollPath,
    _ reading: PanReading
  ) {
    guard path.isAtEdge, let holder, holder.isAtRest, venue.isCalm,
      let scene = venue.scene(direction),
      reading.moves(along: holder.travel(in: scene))
    else { return }
    switch start(direction, path: path, holder: holder) {
    case .go(let direction, let opening, let path):
      go(direction, through: opening, path: path, reading)
    case .resist(let direction): pull(direction, reading)
    case .catchRunning, .scrollFirst, .nothing, nil:
      // Asked and answered: nobody is asked again with every frame.
      grip = .none
    }
  }

  private func pull(_ direction: TransitionScene.Direction, _ reading: PanReading) {
    guard let holder, let screen = venue.screenToLeave?.viewIfLoaded,
      let scene = venue.scene(direction)
    else { return }
    let travel = holder.travel(in: scene)
    grip = .pulls(
      PanTracker(holding: 0, at: reading, travel: travel),
      Stretch(of: screen, along: travel, spring: .system)
    )
  }
}

extension PanReading {
  /// True where the finger moves along a way.
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

  /// Where the finger goes.
  func heading(in view: UIView) -> CGPoint {
    let moved = translation(in: view)
    return moved == .zero ? velocity(in: view) : moved
  }

  /// True where the finger goes along a way more than across it.
  func goes(along travel: CGVector, in view: UIView) -> Bool {
    let heading = heading(in: view)
    let along = heading.x * travel.dx + heading.y * travel.dy
    let across = heading.x * travel.dy - heading.y * travel.dx
    return along > abs(across)
  }
}
