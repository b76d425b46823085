import Foundation

/// Where an event leads.
extension TransitionStateMachine {
  /// Sends it from a motion to where it goes.
  mutating func send(
    from motion: MotionState,
    _ destination: Destination,
    after first: [Effect] = []
  ) -> Answer {
    let departure = handOff.departure(from: motion, toward: destination.end, destination.pace)
    switch departure.way {
    case .leg: phase = .settling(destination)
    case .landing: phase = .landing(destination)
    }
    return .several(first + [.tell(verdict(for: destination.end)), .send(departure)])
  }

  /// Ends it without a leg.
  mutating func conclude(at end: TransitionEnd, after first: [Effect] = []) -> Answer {
    phase = .landing(Destination(end: end))
    return .several(first + [.tell(verdict(for: end)), .finish(at: end)])
  }

  mutating func complete(at end: TransitionEnd, after release: TransitionRelease? = nil) -> Answer {
    phase = .over(end, after: release)
    return .several([.cleanUp(at: end), .complete(at: end)])
  }

  /// Where a finger's release sends it.
  func destination(of motion: MotionState, by aim: Aim?) -> Destination {
    let motion = aim?.motion.finite ?? motion
    let projection = aim?.projection ?? projection
    return Destination(
      end: projection.end(progress: motion.progress, velocity: motion.velocity),
      release: .lift(
        progress: motion.clamped.progress,
        velocity: motion.velocity,
        projection: projection
      )
    )
  }

  private func verdict(for end: TransitionEnd) -> Message {
    switch end {
    case .start: .cancelled
    case .end: .finished
    }
  }
}
