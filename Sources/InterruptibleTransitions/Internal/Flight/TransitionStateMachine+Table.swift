import Foundation

extension TransitionStateMachine {
  /// Returns the effects of an event, to be performed in order.
  mutating func handle(_ event: Event) -> Answer {
    switch phase {
    case .upcoming(let opening): handle(event, upcoming: opening)
    case .starting(let motion, let destination, let isHeld):
      handle(event, startingFrom: motion, destination, isHeld: isHeld)
    case .dragging(let progress, let fallback): handle(event, dragging: progress, fallback)
    case .settling(let destination), .landing(let destination):
      handle(event, onTheWayTo: destination)
    case .paused(let progress, let end): handle(event, pausedAt: progress, end)
    case .over: handleWhenOver(event)
    }
  }

  /// Returns the effects of an interruption at the transition's motion.
  mutating func handle(_ interruption: Interruption, at motion: MotionState) -> Answer {
    let motion = motion.finite
    return switch phase {
    case .upcoming(let opening): handle(interruption, at: motion, upcoming: opening)
    case .starting(_, let destination, let isHeld):
      handle(interruption, at: motion, startingToward: destination, isHeld: isHeld)
    case .dragging(_, let fallback): handle(interruption, at: motion, dragging: fallback)
    case .settling(let destination), .landing(let destination):
      handle(interruption, at: motion, onTheWayTo: destination)
    case .paused(_, let end): handle(interruption, at: motion, pausedToward: end)
    case .over: interruption == .grab ? .impossible : .nothing
    }
  }

  // MARK: - Upcoming

  private mutating func handle(_ event: Event, upcoming opening: Opening) -> Answer {
    switch (event, opening) {
    case (.begin(let handOff), _):
      self.handOff = handOff
      return begin(opening)
    case (.conclude(let end), _):
      return latch(MotionState(progress: end.progress), Destination(end: end))
    case (.abandon, _):
      phase = .over(.start, after: nil)
      return .several([])
    case (.drag(let progress), .dragged):
      phase = .upcoming(.dragged(progress: progress.finite))
      return .several([])
    case (.release(let motion, let aim), .dragged):
      return latch(motion.finite, destination(of: motion.finite, by: aim))
    case (.letGo(let motion), .dragged):
      return latch(motion.finite.atRest, Destination(end: .start, release: .cancellation))
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
    case (.reverse, _): latch(motion, Destination(end: heading.opposite))
    case (.go(let end, let pace), .dragged):
      latch(takenFromFingerAt: motion, Destination(end: end, pace: pace))
    case (.go(let end, let pace), _): latch(motion, Destination(end: end, pace: pace))
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
    switch opening {
    case .running:
      phase = .starting(MotionState(progress: 0), Destination(end: .end), isHeld: false)
      return .several([.prepare(isHeld: false), .takeOff, .awaitFrame])
    case .dragged(let progress):
      phase = .dragging(progress: progress, fallback: .start)
      return .several([
        .prepare(isHeld: true), .start, .show(progress),
        .tell(.updated(min(max(progress, 0), 1))),
      ])
    case .released(let motion, let destination):
      phase = .starting(motion, destination, isHeld: true)
      return .several([
        .prepare(isHeld: true), .start, .show(motion.progress),
        .tell(.updated(motion.clamped.progress)), .awaitFrame,
      ])
    case .held(let progress, let end):
      phase = .paused(progress: progress, toward: end)
      return .several([
        .prepare(isHeld: true), .start, .show(progress), .tell(.updated(progress)),
      ])
    }
  }

  // MARK: - Starting

  private mutating func handle(
    _ event: Event,
    startingFrom motion: MotionState,
    _ destination: Destination,
    isHeld: Bool
  ) -> Answer {
    switch event {
    case .frame:
      guard isHeld else {
        phase = .settling(destination)
        return .several([])
      }
      let isThere = motion == MotionState(progress: destination.end.progress)
      return isThere ? conclude(at: destination.end) : send(from: motion, destination)
    case .scrub(let progress):
      phase = .paused(progress: progress, toward: destination.end)
      if isHeld { return .one(.follow(progress)) }
      return .several([.hold(at: progress, by: .code), .tell(.paused), .follow(progress)])
    case .conclude(let end):
      let there = Phase.starting(
        MotionState(progress: end.progress),
        Destination(end: end),
        isHeld: true
      )
      guard phase != there else { return .nothing }
      phase = there
      return .several(
        isHeld ? [.show(end.progress)] : [.stop(at: end.progress), .tell(.paused)]
      )
    case .arrive: return complete(at: destination.end, after: destination.release)
    case .abandon:
      return isHeld ? conclude(at: destination.end) : .one(.finish(at: destination.end))
    case .resize: return .one(.refit(.inNewSize))
    case .displace: return .one(.refit(.whereSeen))
    case .drag, .release, .letGo, .tap, .resume: return .nothing
    case .begin: return .impossible
    }
  }

  private mutating func handle(
    _ interruption: Interruption,
    at motion: MotionState,
    startingToward destination: Destination,
    isHeld: Bool
  ) -> Answer {
    let (progress, heading) = (motion.progress, destination.end)
    let pause: [Effect] = isHeld ? [] : [.tell(.paused)]
    switch interruption {
    case .grab:
      phase = .dragging(progress: progress, fallback: heading)
      return .several(
        [.hold(at: progress, by: .finger)] + pause + [.tell(.updated(motion.clamped.progress))]
      )
    case .pause:
      phase = .paused(progress: motion.clamped.progress, toward: heading)
      return .several(isHeld ? [] : [.hold(at: progress, by: .code)] + pause)
    case .reverse:
      phase = .starting(motion, Destination(end: heading.opposite), isHeld: true)
    case .go(let end, let pace):
      guard end != heading || (destination.pace, pace) == (.usual, .hurried) else {
        return .nothing
      }
      phase = .starting(motion, Destination(end: end, pace: pace), isHeld: true)
    case .proceed: return .nothing
    }
    return .several(isHeld ? [] : [.stop(at: progress)] + pause)
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
    case .release(let motion, let aim):
      return send(from: motion.finite, destination(of: motion.finite, by: aim))
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
    case .resize: return .one(.refit(.inNewSize))
    case .displace: return .one(.refit(.underFinger))
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
    case .go(let end, let pace): send(from: motion, Destination(end: end, pace: pace))
    case .pause, .reverse: .nothing
    case .grab: .impossible
    }
  }

  // MARK: - Settling and landing

  private mutating func handle(_ event: Event, onTheWayTo destination: Destination) -> Answer {
    switch event {
    case .scrub(let progress):
      phase = .paused(progress: progress, toward: destination.end)
      return .several([.hold(at: progress, by: .code), .tell(.paused), .follow(progress)])
    case .conclude(let end):
      return conclude(at: end, after: [.stop(at: end.progress), .tell(.paused)])
    case .arrive: return complete(at: destination.end, after: destination.release)
    case .abandon: return .one(.finish(at: destination.end))
    case .resize: return .one(.refit(.inNewSize))
    case .displace: return .one(.refit(.whereSeen))
    case .drag, .release, .letGo, .tap, .resume, .frame: return .nothing
    case .begin: return .impossible
    }
  }

  private mutating func handle(
    _ interruption: Interruption,
    at motion: MotionState,
    onTheWayTo destination: Destination
  ) -> Answer {
    let progress = motion.progress
    switch interruption {
    case .grab:
      phase = .dragging(progress: progress, fallback: destination.end)
      return .several([
        .hold(at: progress, by: .finger), .tell(.paused),
        .tell(.updated(motion.clamped.progress)),
      ])
    case .pause:
      phase = .paused(progress: progress, toward: destination.end)
      return .several([.hold(at: progress, by: .code), .tell(.paused)])
    case .reverse:
      return turn(at: motion, Destination(end: destination.end.opposite))
    case .go(let end, let pace):
      switch (destination.pace, pace) {
      case (.usual, .usual), (.hurried, _):
        guard end != destination.end else { return .nothing }
      case (.usual, .hurried): break
      }
      return turn(at: motion, Destination(end: end, pace: pace))
    case .proceed: return .nothing
    }
  }

  /// Stops the transition, and sends it to a destination with its motion.
  private mutating func turn(at motion: MotionState, _ destination: Destination) -> Answer {
    send(from: motion, destination, after: [.stop(at: motion.progress), .tell(.paused)])
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
    case .resize: return .one(.refit(.inNewSize))
    case .displace: return .one(.refit(.whereSeen))
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
        .hold(at: motion.progress, by: .finger), .tell(.updated(motion.clamped.progress)),
      ])
    case .reverse: return send(from: motion, Destination(end: end.opposite))
    case .go(let end, let pace): return send(from: motion, Destination(end: end, pace: pace))
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
