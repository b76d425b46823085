import Foundation

extension TransitionStateMachine {
  /// Returns the effects of an event, to be performed in order.
  mutating func handle(_ event: Event) -> Answer {
    switch phase {
    case .upcoming(let opening): handle(event, upcoming: opening)
    case .starting(let opening): handle(event, starting: opening)
    case .dragging(let progress, let fallback): handle(event, dragging: progress, fallback)
    case .settling(let destination), .springing(let destination):
      handle(event, movingTo: destination)
    case .paused(let progress, let end): handle(event, pausedAt: progress, end)
    case .over: handleWhenOver(event)
    }
  }

  /// Returns the effects of an interruption at the transition's motion.
  mutating func handle(_ interruption: Interruption, at motion: MotionState) -> Answer {
    let motion = motion.finite
    return switch phase {
    case .upcoming(let opening): handle(interruption, at: motion, upcoming: opening)
    case .starting(let opening): handle(interruption, at: motion, starting: opening)
    case .dragging(_, let fallback): handle(interruption, at: motion, dragging: fallback)
    case .settling(let destination), .springing(let destination):
      handle(interruption, at: motion, movingTo: destination)
    case .paused(_, let end): handle(interruption, at: motion, pausedToward: end)
    case .over: interruption == .grab ? .impossible : .nothing
    }
  }

  // MARK: - Upcoming

  private mutating func handle(_ event: Event, upcoming opening: Opening) -> Answer {
    switch (event, opening) {
    case (.begin(let settlingParameters), _):
      self.settlingParameters = settlingParameters
      return begin(opening)
    case (.conclude(let end), _):
      return latch(MotionState(progress: end.progress), Destination(end: end))
    case (.abandon, _):
      phase = .over(.start, after: nil)
      return .several([])
    case (.drag(let progress), .dragged(_, let fallback)):
      phase = .upcoming(.dragged(progress: progress.finite, fallback: fallback))
      return .several([])
    case (.release(let motion, let releaseTarget), .dragged):
      return latch(motion.finite, destination(of: motion.finite, by: releaseTarget))
    case (.letGo(let motion), .dragged(_, let fallback)):
      return latch(motion.finite.atRest, Destination(end: fallback, release: .cancellation))
    case (.scrub, .dragged), (.resume, .running), (.resume, .dragged), (.resume, .released),
      (.drag, .released), (.release, .released), (.letGo, .released), (.drag, .held),
      (.release, .held), (.letGo, .held):
      return .nothing
    case (.scrub(let progress), _): return latch(heldAt: progress)
    case (.resume, .held(let progress, let end)):
      return latch(MotionState(progress: progress), Destination(end: end))
    case (.drag, .running), (.release, .running), (.letGo, .running), (.tap, _), (.arrive, _),
      (.resize, _), (.displace, _), (.frame, _):
      return .impossible
    }
  }

  private mutating func handle(
    _ interruption: Interruption,
    at motion: MotionState,
    upcoming opening: Opening
  ) -> Answer {
    switch (interruption, opening) {
    case (.pause, .dragged), (.pause, .held), (.reverse, .dragged): .nothing
    case (.pause, _): latch(heldAt: motion.clamped.progress)
    case (.reverse, _): latch(motion, Destination(end: destinationEnd.opposite))
    case (.go(let end, let speed), .dragged):
      latch(takenFromFingerAt: motion, Destination(end: end, speed: speed))
    case (.go(let end, let speed), _): latch(motion, Destination(end: end, speed: speed))
    case (.grab, _), (.proceed, _): .impossible
    }
  }

  /// Records that code has taken the transition from a finger, which may yet be lifted.
  private mutating func latch(
    takenFromFingerAt motion: MotionState,
    _ destination: Destination
  ) -> Answer {
    phase = .upcoming(.released(motion, destination))
    return .several([])
  }

  private mutating func begin(_ opening: Opening) -> Answer {
    phase = .starting(opening)
    guard let motion = opening.motion else {
      return .several([.prepare(isHeld: false), .startOpening, .awaitFrame])
    }
    return .several([
      .prepare(isHeld: true), .start, .show(motion.progress),
      .notify(.updated(motion.clamped.progress)), .awaitFrame,
    ])
  }

  // MARK: - Starting

  private mutating func handle(_ event: Event, starting opening: Opening) -> Answer {
    switch (event, opening) {
    case (.frame, _): return go(on: opening)
    case (.drag(let progress), .dragged(_, let fallback)):
      let progress = progress.finite
      phase = .starting(.dragged(progress: progress, fallback: fallback))
      return .one(.follow(progress))
    case (.release(let motion, let releaseTarget), .dragged):
      return wait(at: motion.finite, destination(of: motion.finite, by: releaseTarget))
    case (.letGo(let motion), .dragged(_, let fallback)):
      return wait(
        at: motion.finite.atRest,
        Destination(end: fallback, release: .cancellation)
      )
    case (.tap, .dragged(let progress, let fallback)):
      return wait(
        at: MotionState(progress: progress),
        Destination(end: fallback.opposite, release: .tap)
      )
    case (.scrub, .dragged): return .nothing
    case (.scrub(let progress), _):
      phase = .starting(.held(progress: progress, toward: opening.destinationEnd))
      if opening.motion != nil { return .one(.follow(progress)) }
      return .several([.hold(at: progress, by: .code), .notify(.paused), .follow(progress)])
    case (.resume, .held(let progress, let end)):
      return wait(at: MotionState(progress: progress), Destination(end: end))
    case (.conclude(let end), _):
      let motion = MotionState(progress: end.progress)
      guard opening != .released(motion, Destination(end: end)) else { return .nothing }
      return wait(
        at: motion,
        Destination(end: end),
        after: opening.motion == nil
          ? [.stop(at: end.progress), .notify(.paused)] : [.show(end.progress)]
      )
    case (.arrive(let end), .dragged), (.arrive(let end), .held): return complete(at: end)
    case (.arrive, _): return complete(at: opening.destinationEnd, after: opening.release)
    case (.abandon, .running): return .one(.finish(at: .end))
    case (.abandon, _): return conclude(at: opening.destinationEnd)
    case (.resize, _): return .one(.setUpAgain(.inNewSize))
    case (.displace, .dragged): return .one(.setUpAgain(.underFinger))
    case (.displace, _): return .one(.setUpAgain(.fromDisplayedValues))
    case (.drag, _), (.release, _), (.letGo, _), (.tap, _), (.resume, _): return .nothing
    case (.begin, _): return .impossible
    }
  }

  private mutating func handle(
    _ interruption: Interruption,
    at motion: MotionState,
    starting opening: Opening
  ) -> Answer {
    let (progress, destinationEnd) = (motion.progress, opening.destinationEnd)
    let isHeld = opening.motion != nil
    let pause: [Effect] = isHeld ? [] : [.notify(.paused)]
    let stop: [Effect] = isHeld ? [] : [.stop(at: progress)] + pause
    switch (interruption, opening) {
    case (.grab, .dragged): return .impossible
    case (.grab, _):
      phase = .starting(.dragged(progress: progress, fallback: destinationEnd))
      return .several(
        [.hold(at: progress, by: .finger)] + pause + [.notify(.updated(motion.clamped.progress))]
      )
    case (.pause, .dragged), (.pause, .held), (.reverse, .dragged): return .nothing
    case (.pause, _):
      phase = .starting(.held(progress: motion.clamped.progress, toward: destinationEnd))
      return .several(isHeld ? [] : [.hold(at: progress, by: .code)] + pause)
    case (.proceed, .dragged(_, let fallback)): return wait(at: motion, Destination(end: fallback))
    case (.proceed, _): return .nothing
    case (.reverse, _):
      return wait(at: motion, Destination(end: destinationEnd.opposite), after: stop)
    case (.go(let end, let speed), .dragged), (.go(let end, let speed), .held):
      return wait(at: motion, Destination(end: end, speed: speed))
    case (.go(let end, let speed), .running), (.go(let end, let speed), .released):
      let isFaster = !opening.isConcluded && (opening.speed, speed) == (.usual, .hurried)
      guard end != destinationEnd || isFaster else { return .nothing }
      return wait(at: motion, Destination(end: end, speed: speed), after: stop)
    }
  }

  /// Holds it until the next frame, and sends it to a destination then.
  private mutating func wait(
    at motion: MotionState,
    _ destination: Destination,
    after effects: [Effect] = []
  ) -> Answer {
    phase = .starting(.released(motion, destination))
    return .several(effects)
  }

  /// Continues in the frame after the start.
  private mutating func go(on opening: Opening) -> Answer {
    switch opening {
    case .running: phase = .settling(Destination(end: .end))
    case .dragged(let progress, let fallback):
      phase = .dragging(progress: progress, fallback: fallback)
    case .held(let progress, let end): phase = .paused(progress: progress, toward: end)
    case .released(let motion, let destination):
      return opening.isConcluded
        ? conclude(at: destination.end) : send(from: motion, destination)
    }
    return .several([])
  }

  // MARK: - Dragging

  private mutating func handle(
    _ event: Event,
    dragging progress: CGFloat,
    _ fallback: TransitionEnd
  ) -> Answer {
    switch event {
    case .drag(let progress):
      let progress = progress.finite
      phase = .dragging(progress: progress, fallback: fallback)
      return .one(.follow(progress))
    case .release(let motion, let releaseTarget):
      return send(from: motion.finite, destination(of: motion.finite, by: releaseTarget))
    case .letGo(let motion):
      return send(
        from: motion.finite.atRest,
        Destination(end: fallback, release: .cancellation)
      )
    case .tap:
      return send(
        from: MotionState(progress: progress),
        Destination(end: fallback.opposite, release: .tap)
      )
    case .conclude(let end): return conclude(at: end)
    case .arrive(let end): return complete(at: end)
    case .abandon: return conclude(at: fallback)
    case .resize: return .one(.setUpAgain(.inNewSize))
    case .displace: return .one(.setUpAgain(.underFinger))
    case .scrub, .resume, .frame: return .nothing
    case .begin: return .impossible
    }
  }

  private mutating func handle(
    _ interruption: Interruption,
    at motion: MotionState,
    dragging fallback: TransitionEnd
  ) -> Answer {
    switch interruption {
    case .proceed: send(from: motion, Destination(end: fallback))
    case .go(let end, let speed): send(from: motion, Destination(end: end, speed: speed))
    case .pause, .reverse: .nothing
    case .grab: .impossible
    }
  }

  // MARK: - Settling and springing

  private mutating func handle(_ event: Event, movingTo destination: Destination) -> Answer {
    switch event {
    case .scrub(let progress):
      phase = .paused(progress: progress, toward: destination.end)
      return .several([.hold(at: progress, by: .code), .notify(.paused), .follow(progress)])
    case .conclude(let end):
      return conclude(at: end, after: [.stop(at: end.progress), .notify(.paused)])
    case .arrive: return complete(at: destination.end, after: destination.release)
    case .abandon: return .one(.finish(at: destination.end))
    case .resize: return .one(.setUpAgain(.inNewSize))
    case .displace: return .one(.setUpAgain(.fromDisplayedValues))
    case .drag, .release, .letGo, .tap, .resume, .frame: return .nothing
    case .begin: return .impossible
    }
  }

  private mutating func handle(
    _ interruption: Interruption,
    at motion: MotionState,
    movingTo destination: Destination
  ) -> Answer {
    let progress = motion.progress
    switch interruption {
    case .grab:
      phase = .dragging(progress: progress, fallback: destination.end)
      return .several([
        .hold(at: progress, by: .finger), .notify(.paused),
        .notify(.updated(motion.clamped.progress)),
      ])
    case .pause:
      phase = .paused(progress: progress, toward: destination.end)
      return .several([.hold(at: progress, by: .code), .notify(.paused)])
    case .reverse:
      return turn(at: motion, Destination(end: destination.end.opposite))
    case .go(let end, let speed):
      switch (destination.speed, speed) {
      case (.usual, .usual), (.hurried, _):
        guard end != destination.end else { return .nothing }
      case (.usual, .hurried): break
      }
      return turn(at: motion, Destination(end: end, speed: speed))
    case .proceed: return .nothing
    }
  }

  /// Stops the transition, and sends it to a destination with its motion.
  private mutating func turn(at motion: MotionState, _ destination: Destination) -> Answer {
    send(from: motion, destination, after: [.stop(at: motion.progress), .notify(.paused)])
  }

  // MARK: - Paused

  private mutating func handle(
    _ event: Event,
    pausedAt progress: CGFloat,
    _ end: TransitionEnd
  ) -> Answer {
    switch event {
    case .scrub(let progress):
      phase = .paused(progress: progress, toward: end)
      return .one(.follow(progress))
    case .resume: return send(from: MotionState(progress: progress), Destination(end: end))
    case .conclude(let end): return conclude(at: end)
    case .arrive(let end): return complete(at: end)
    case .abandon: return conclude(at: end)
    case .resize: return .one(.setUpAgain(.inNewSize))
    case .displace: return .one(.setUpAgain(.fromDisplayedValues))
    case .drag, .release, .letGo, .tap, .frame: return .nothing
    case .begin: return .impossible
    }
  }

  private mutating func handle(
    _ interruption: Interruption,
    at motion: MotionState,
    pausedToward end: TransitionEnd
  ) -> Answer {
    switch interruption {
    case .grab:
      phase = .dragging(progress: motion.progress, fallback: end)
      return .several([
        .hold(at: motion.progress, by: .finger), .notify(.updated(motion.clamped.progress)),
      ])
    case .reverse: return send(from: motion, Destination(end: end.opposite))
    case .go(let end, let speed): return send(from: motion, Destination(end: end, speed: speed))
    case .pause, .proceed: return .nothing
    }
  }

  private func handleWhenOver(_ event: Event) -> Answer {
    switch event {
    case .drag, .release, .letGo, .tap, .scrub, .resume, .conclude, .abandon, .resize, .displace,
      .frame:
      .nothing
    case .begin, .arrive: .impossible
    }
  }
}
