import Foundation

/// Decides what one transition does: events go in, effects come out, and nothing else happens.
///
/// ```
///            begin            grab   drag    release  letGo   tap     pause  scrub  resume  proceed  reverse  go      conclude  legDidEnd  abandon
/// upcoming   prepare; start   -      keep    latch    latch   -       -      -      -       -        -        -       latch     -          over
/// dragging   -                -      follow  settle   settle  settle  -      -      -       settle   -        settle  finish    complete   finish
/// settling   -                drag   -       -        -       -       pause  pause  -       -        settle   settle  finish    complete   finish
/// paused     -                drag   -       -        -       -       -      show   settle  settle   settle   settle  finish    complete   finish
/// over       -                -      -       -        -       -       -      -      -       -        -        -       -         -          -
/// ```
/// A dash is a late but legal event: it changes nothing.
struct TransitionStateMachine: Equatable {
  private(set) var phase: Phase
  /// Decides where a released transition goes.
  private let projection: Projection

  enum Phase: Equatable {
    /// The change has been asked for, and UIKit has not started its transition yet.
    case upcoming(Opening)
    /// A finger drags it, also past an end; if the finger disappears without a release, it goes to `fallback`.
    ///
    /// The finger knows its velocity.
    case dragging(progress: CGFloat, fallback: TransitionEnd)
    /// A leg carries it.
    case settling(toward: TransitionEnd, Pace)
    /// Code holds it; it was on its way to `toward`.
    case paused(progress: CGFloat, toward: TransitionEnd)
    /// It is complete, or was never started.
    case over(TransitionEnd)
  }

  /// How a transition begins.
  enum Opening: Equatable {
    /// By itself.
    case running
    /// Under a finger.
    case dragged(progress: CGFloat)
    /// By itself, from where a finger has let go before UIKit was ready.
    case released(MotionState, toward: TransitionEnd)
  }

  enum Event: Equatable {
    /// UIKit starts the transition.
    case begin
    /// The finger moves it to a progress, also past an end.
    case drag(to: CGFloat)
    /// The finger lets go: where the transition goes is decided by an aim, or else by the transition's motion and projection.
    case release(MotionState, by: Aim? = nil)
    /// The finger is gone without having let go.
    case letGo(MotionState)
    /// The finger is lifted without having moved: the transition goes the other way, from rest.
    case tap
    /// Code shows a progress from 0 to 1.
    case scrub(to: CGFloat)
    /// Code lets it go on.
    case resume
    /// Code ends it at once.
    case conclude(at: TransitionEnd)
    /// The animator has come to rest, or has lost everything that it could move.
    case legDidEnd(at: TransitionEnd)
    /// Nobody is left to see it, or UIKit doesn't start it.
    case abandon

    /// Whether whoever moved the transition still does.
    var isContinuation: Bool {
      switch self {
      case .begin, .drag, .legDidEnd: true
      case .release, .letGo, .tap, .scrub, .resume, .conclude, .abandon: false
      }
    }
  }

  /// An event that takes the transition from the leg or the finger that moves it, and so comes with its motion.
  enum Interruption: Equatable {
    /// A finger takes the transition where it is.
    case grab
    /// Code stops it where it is.
    case pause
    /// Nobody can hold it any more: the app is no longer active.
    case proceed
    /// Code or a tap turns it around.
    case reverse
    /// Code sends it to an end.
    case go(toward: TransitionEnd, Pace)
  }

  enum Effect: Equatable {
    /// Put the views in place, for a finger that holds the transition, or to run.
    case prepare(isHeld: Bool)
    /// Start the animator, and leave it at its start.
    case start
    /// Begin the first leg.
    case takeOff
    /// Stop what moves it, and hold it at a progress, at rest.
    case hold(at: CGFloat)
    /// Stop what moves it at a progress, from where it goes on with its motion.
    case stop(at: CGFloat)
    /// Show a progress; past an end, with the rubber band.
    case show(CGFloat)
    /// Show a progress, and tell the context.
    case follow(CGFloat)
    /// Start a leg from a motion.
    case settle(from: MotionState, toward: TransitionEnd, Pace)
    /// Tell the context, and so bars and coordinators.
    case tell(Message)
    /// Remove what was added, and restore what was moved.
    case cleanUp(at: TransitionEnd)
    /// Hand the screen back to UIKit.
    case complete(at: TransitionEnd)
    /// End the animator at an end, without a leg.
    case finish(at: TransitionEnd)
  }

  /// What a transition context is told.
  enum Message: Equatable {
    case paused
    case updated(CGFloat)
    case finished
    case cancelled
  }

  /// What the machine answers an event with.
  enum Answer: Equatable {
    case nothing
    /// Events that come with every frame have one effect, and allocate no array for it.
    case one(Effect)
    case several([Effect])
  }

  init(opening: Opening = .running, projection: Projection = .system) {
    phase = .upcoming(opening)
    self.projection = projection
  }

  /// How a finger lets go with an event, if one holds the transition.
  func release(by event: Event) -> TransitionRelease? {
    switch phase {
    case .dragging, .upcoming(.dragged): break
    case .upcoming, .settling, .paused, .over: return nil
    }
    switch event {
    case .release(let motion, let aim):
      let motion = aim?.motion ?? motion
      return .lift(
        progress: motion.clamped.progress,
        velocity: motion.finite.velocity,
        projection: aim?.projection ?? projection
      )
    case .letGo: return .cancellation
    case .tap: return .tap
    case .begin, .drag, .scrub, .resume, .conclude, .legDidEnd, .abandon: return nil
    }
  }

  /// Where it goes, or would go if nobody held it.
  var heading: TransitionEnd {
    switch phase {
    case .upcoming(.running): .end
    case .upcoming(.dragged): .start
    case .upcoming(.released(_, let end)): end
    case .dragging(_, let end), .settling(let end, _), .paused(_, let end), .over(let end): end
    }
  }

  /// Handles an event.
  ///
  /// - Parameter event: What has happened.
  /// - Returns: The effects, to be performed in order.
  mutating func handle(_ event: Event) -> Answer {
    switch phase {
    case .upcoming(let opening): handle(event, upcoming: opening)
    case .dragging(let progress, let fallback): handle(event, dragging: progress, fallback)
    case .settling(let end, _): handle(event, settlingToward: end)
    case .paused(let progress, let end): handle(event, pausedAt: progress, end)
    case .over: .nothing
    }
  }

  /// Handles an interruption.
  ///
  /// - Parameters:
  ///   - interruption: What has happened.
  ///   - motion: Where the transition is then, and how fast.
  /// - Returns: The effects, to be performed in order.
  mutating func handle(_ interruption: Interruption, at motion: MotionState) -> Answer {
    switch phase {
    case .upcoming, .over: .nothing
    case .dragging(_, let fallback): handle(interruption, at: motion.finite, dragging: fallback)
    case .settling(let end, let pace):
      handle(interruption, at: motion, settlingToward: end, pace)
    case .paused(_, let end): handle(interruption, at: motion, pausedToward: end)
    }
  }

  // MARK: - Upcoming

  private mutating func handle(_ event: Event, upcoming opening: Opening) -> Answer {
    switch event {
    case .begin:
      return begin(opening)
    case .drag(let progress):
      guard case .dragged = opening else { return .nothing }
      phase = .upcoming(.dragged(progress: progress.finite))
      return .nothing
    case .release(let motion, let aim):
      guard case .dragged = opening else { return .nothing }
      let motion = motion.finite
      phase = .upcoming(.released(motion, toward: end(of: motion, by: aim)))
      return .nothing
    case .letGo(let motion):
      guard case .dragged = opening else { return .nothing }
      phase = .upcoming(.released(motion.finite.atRest, toward: .start))
      return .nothing
    case .conclude(let end):
      phase = .upcoming(.released(MotionState(progress: end.progress), toward: end))
      return .nothing
    case .abandon:
      phase = .over(.start)
      return .nothing
    case .tap, .scrub, .resume, .legDidEnd:
      return .nothing
    }
  }

  private mutating func begin(_ opening: Opening) -> Answer {
    switch opening {
    case .running:
      phase = .settling(toward: .end, .usual)
      return .several([.prepare(isHeld: false), .start, .takeOff])
    case .dragged(let progress):
      phase = .dragging(progress: progress, fallback: .start)
      return .several([
        .prepare(isHeld: true), .start, .show(progress),
        .tell(.updated(min(max(progress, 0), 1))),
      ])
    case .released(let motion, let end):
      phase = .settling(toward: end, .usual)
      return .several(
        [.prepare(isHeld: true), .start, .show(motion.progress)]
          + settling(from: motion, end, .usual)
      )
    }
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
      let motion = motion.finite
      return settle(from: motion, toward: end(of: motion, by: aim))
    case .letGo(let motion):
      return settle(from: motion.finite.atRest, toward: fallback)
    case .tap:
      return settle(from: MotionState(progress: progress), toward: fallback.opposite)
    case .conclude(let end):
      return conclude(at: end)
    case .legDidEnd(let end):
      return complete(at: end)
    case .abandon:
      return conclude(at: fallback)
    case .begin, .scrub, .resume:
      return .nothing
    }
  }

  private mutating func handle(
    _ interruption: Interruption,
    at motion: MotionState,
    dragging fallback: TransitionEnd
  ) -> Answer {
    switch interruption {
    case .proceed: settle(from: motion, toward: fallback)
    case .go(let end, let pace): settle(from: motion, toward: end, pace)
    case .grab, .pause, .reverse: .nothing
    }
  }

  // MARK: - Settling

  private mutating func handle(_ event: Event, settlingToward end: TransitionEnd) -> Answer {
    switch event {
    case .scrub(let progress):
      phase = .paused(progress: progress, toward: end)
      return .several([.hold(at: progress), .tell(.paused), .follow(progress)])
    case .conclude(let end):
      return conclude(at: end, after: [.stop(at: end.progress), .tell(.paused)])
    case .legDidEnd:
      return complete(at: end)
    case .abandon:
      return .one(.finish(at: end))
    case .begin, .drag, .release, .letGo, .tap, .resume:
      return .nothing
    }
  }

  private mutating func handle(
    _ interruption: Interruption,
    at motion: MotionState,
    settlingToward end: TransitionEnd,
    _ pace: Pace
  ) -> Answer {
    let progress = motion.progress
    let stop: [Effect] = [.stop(at: progress), .tell(.paused)]
    switch interruption {
    case .grab:
      phase = .dragging(progress: progress, fallback: end)
      return .several([
        .hold(at: progress), .tell(.paused), .tell(.updated(motion.clamped.progress)),
      ])
    case .pause:
      phase = .paused(progress: progress, toward: end)
      return .several([.hold(at: progress), .tell(.paused)])
    case .reverse:
      return settle(from: motion, toward: end.opposite, .usual, after: stop)
    case .go(let next, let nextPace):
      guard next != end || nextPace == .hurried && pace == .usual else { return .nothing }
      return settle(from: motion, toward: next, nextPace, after: stop)
    case .proceed:
      return .nothing
    }
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
    case .resume:
      return settle(from: MotionState(progress: progress), toward: end)
    case .conclude(let end):
      return conclude(at: end)
    case .legDidEnd(let end):
      return complete(at: end)
    case .abandon:
      return conclude(at: end)
    case .begin, .drag, .release, .letGo, .tap:
      return .nothing
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
      return .one(.tell(.updated(motion.clamped.progress)))
    case .proceed: return settle(from: motion, toward: end)
    case .reverse: return settle(from: motion, toward: end.opposite)
    case .go(let end, let pace): return settle(from: motion, toward: end, pace)
    case .pause: return .nothing
    }
  }

  // MARK: - Outcomes

  private mutating func settle(
    from motion: MotionState,
    toward end: TransitionEnd,
    _ pace: Pace = .usual,
    after first: [Effect] = []
  ) -> Answer {
    phase = .settling(toward: end, pace)
    return .several(first + settling(from: motion, end, pace))
  }

  private func settling(
    from motion: MotionState,
    _ end: TransitionEnd,
    _ pace: Pace
  ) -> [Effect] {
    [.tell(verdict(for: end)), .settle(from: motion, toward: end, pace)]
  }

  private mutating func conclude(at end: TransitionEnd, after first: [Effect] = []) -> Answer {
    phase = .settling(toward: end, .usual)
    return .several(first + [.tell(verdict(for: end)), .finish(at: end)])
  }

  private mutating func complete(at end: TransitionEnd) -> Answer {
    phase = .over(end)
    return .several([.cleanUp(at: end), .complete(at: end)])
  }

  private func end(of motion: MotionState, by aim: Aim?) -> TransitionEnd {
    let motion = aim?.motion.finite ?? motion
    return (aim?.projection ?? projection)
      .end(progress: motion.progress, velocity: motion.velocity)
  }

  private func verdict(for end: TransitionEnd) -> Message {
    switch end {
    case .start: .cancelled
    case .end: .finished
    }
  }
}
