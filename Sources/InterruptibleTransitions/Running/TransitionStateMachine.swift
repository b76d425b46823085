import Foundation

/// Decides what a transition does: events go in, effects come out, and nothing else happens.
///
/// ```
///             begin              hold    grab    scrub  release  turn     conclude  legDidEnd  abandon
/// idle        prepare; settle    -       -       -      -        -        -         -          -
/// expected    prepare; as held   -       -       keep   latch    latch    latch     -          idle
/// scrubbing   -                  -       -       set    settle   settle   finish    complete   finish
/// settling    -                  pause   -       -      -        -        -         complete   finish
/// held        -                  -       scrub   set    -        settle   finish    complete   finish
/// ```
/// A dash is a late but legal event: it changes nothing.
struct TransitionStateMachine: Equatable {
  private(set) var phase: Phase = .idle

  enum Phase: Equatable {
    /// Nothing runs.
    case idle
    /// A gesture has asked for a transition that UIKit has not started yet.
    case expected(Verdict)
    /// A finger holds it; should the finger vanish without a release, it goes to `fallback`.
    case scrubbing(MotionState, fallback: TransitionEnd)
    /// A leg carries it.
    case settling(toward: TransitionEnd)
    /// Code holds it; it was on its way to `toward`.
    case held(toward: TransitionEnd)
  }

  /// What a gesture has said before the transition started.
  enum Verdict: Equatable {
    case holding(MotionState)
    case released(MotionState, toward: TransitionEnd)
  }

  enum Effect: Equatable {
    /// Put the views in place, for a hand to hold or to run.
    case prepare(byHand: Bool)
    /// Start the animator on its first leg.
    case start
    /// Freeze the animator where it is.
    case pause
    /// Show a progress; past an end, with what gives.
    case show(CGFloat)
    /// Show where a hand is, and tell the context.
    case follow(CGFloat)
    /// Let a leg carry the transition on from a motion.
    case settle(from: MotionState, toward: TransitionEnd, pace: Pace)
    /// Tell the context, and so bars and coordinators.
    case tell(Message)
    /// Take what was added away and put back what was moved.
    case cleanUp(at: TransitionEnd)
    /// Hand the screen back to UIKit.
    case complete(at: TransitionEnd)
    /// End the animator where it is, at an end, without a leg.
    case finish(at: TransitionEnd)
  }

  /// How fast a leg is.
  enum Pace: Equatable {
    /// As the transition's spring has it.
    case usual
    /// Somebody waits for the end.
    case hurried
  }

  /// What a transition context is told.
  enum Message: Equatable {
    case paused
    case updated(CGFloat)
    case finished
    case cancelled
  }

  var isIdle: Bool { phase == .idle }

  /// Where it is going, or would go if the hand let go.
  var heading: TransitionEnd {
    switch phase {
    case .idle: .end
    case .expected(.holding): .start
    case .expected(.released(_, let end)): end
    case .scrubbing(_, let fallback): fallback
    case .settling(let end), .held(let end): end
    }
  }

  // MARK: - Events

  /// A gesture is about to ask UIKit for a transition.
  mutating func expect() -> [Effect] {
    if case .idle = phase { phase = .expected(.holding(MotionState(progress: 0))) }
    return []
  }

  /// UIKit starts the transition.
  mutating func begin() -> [Effect] {
    switch phase {
    case .idle:
      phase = .settling(toward: .end)
      return [.prepare(byHand: false), .start]
    case .expected(.holding(let motion)):
      phase = .scrubbing(motion, fallback: .start)
      return [
        .prepare(byHand: true), .start, .pause, .show(motion.progress),
        .tell(.updated(motion.sanitized.progress)),
      ]
    case .expected(.released(let motion, let end)):
      phase = .settling(toward: end)
      return [.prepare(byHand: true), .start, .pause, .show(motion.progress)]
        + settling(from: motion, end)
    case .scrubbing, .settling, .held:
      return []
    }
  }

  /// Stop it where it is seen.
  mutating func hold() -> [Effect] {
    guard case .settling(let end) = phase else { return [] }
    phase = .held(toward: end)
    return [.pause, .tell(.paused)]
  }

  /// A finger takes a transition that is held.
  mutating func grab(at motion: MotionState) -> [Effect] {
    guard case .held(let end) = phase else { return [] }
    phase = .scrubbing(motion.finite, fallback: end)
    return [.tell(.updated(motion.sanitized.progress))]
  }

  /// The hand moves it, past an end if it likes.
  ///
  /// This comes with every frame, and so answers with one effect and no array of them.
  mutating func scrub(to motion: MotionState) -> Effect? {
    let motion = motion.finite
    switch phase {
    case .scrubbing(_, let fallback):
      phase = .scrubbing(motion, fallback: fallback)
      return .follow(motion.progress)
    case .expected(.holding):
      phase = .expected(.holding(motion))
      return nil
    case .held:
      return .follow(motion.progress)
    case .idle, .expected(.released), .settling:
      return nil
    }
  }

  /// The finger lets go: to where the motion was going, or to an end that the caller names.
  mutating func release(from motion: MotionState, toward named: TransitionEnd? = nil) -> [Effect] {
    let motion = motion.finite
    let end = named ?? Projection.end(of: motion)
    switch phase {
    case .scrubbing:
      phase = .settling(toward: end)
      return settling(from: motion, end)
    case .expected(.holding):
      phase = .expected(.released(motion, toward: end))
      return []
    case .idle, .expected(.released), .settling, .held:
      return []
    }
  }

  /// Send what is held or scrubbed to an end.
  mutating func turn(
    from motion: MotionState,
    toward end: TransitionEnd,
    pace: Pace = .usual
  ) -> [Effect] {
    let motion = motion.finite
    switch phase {
    case .held, .scrubbing:
      phase = .settling(toward: end)
      return settling(from: motion, end, pace: pace)
    case .expected:
      phase = .expected(.released(motion, toward: end))
      return []
    case .idle, .settling:
      return []
    }
  }

  /// End what is held or scrubbed at an end, without a leg.
  mutating func conclude(at end: TransitionEnd) -> [Effect] {
    switch phase {
    case .held, .scrubbing:
      phase = .settling(toward: end)
      return [.tell(message(for: end)), .finish(at: end)]
    case .expected:
      phase = .expected(.released(MotionState(progress: end.progress), toward: end))
      return []
    case .idle, .settling:
      return []
    }
  }

  /// The animator has come to rest, or has lost everything that it could move.
  mutating func legDidEnd(at end: TransitionEnd) -> [Effect] {
    switch phase {
    case .settling(let heading):
      phase = .idle
      return [.cleanUp(at: heading), .complete(at: heading)]
    case .scrubbing, .held:
      phase = .idle
      return [.cleanUp(at: end), .complete(at: end)]
    case .idle, .expected:
      return []
    }
  }

  /// There is nobody left to carry it on: it ends where it was going.
  mutating func abandon() -> [Effect] {
    switch phase {
    case .idle:
      return []
    case .expected:
      phase = .idle
      return []
    case .settling(let end):
      return [.finish(at: end)]
    case .scrubbing(_, let end), .held(let end):
      return conclude(at: end)
    }
  }

  private func settling(
    from motion: MotionState,
    _ end: TransitionEnd,
    pace: Pace = .usual
  ) -> [Effect] {
    [.tell(message(for: end)), .settle(from: motion, toward: end, pace: pace)]
  }

  private func message(for end: TransitionEnd) -> Message {
    switch end {
    case .start: .cancelled
    case .end: .finished
    }
  }
}
