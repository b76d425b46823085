import Foundation

/// Decides what one transition does: events go in, effects come out, and nothing else happens.
///
/// ```
///           begin   grab  drag    release  letGo   tap     pause  scrub  resume  proceed  reverse  go      conclude  arrive    abandon   resize  displace  frame
/// running   start   x     x       x        x       x       latch  latch  -       x        latch    latch   latch     x         over      x       x         x
/// dragged   drag    x     keep    latch    latch   x       -      -      -       x        -        latch   latch     x         over      x       x         x
/// released  start   x     -       -        -       x       latch  latch  -       x        latch    latch   latch     x         over      x       x         x
/// held      pause   x     -       -        -       x       -      latch  latch   x        latch    latch   latch     x         over      x       x         x
/// starting  x       drag  -       -        -       -       pause  show   -       -        start    start   finish    complete  finish    refit   refit     settle
/// started   x       drag  -       -        -       -       pause  show   -       -        start    start   finish    complete  finish    refit   refit     settle
/// dragging  x       x     follow  settle   settle  settle  -      -      -       settle   -        settle  finish    complete  finish    refit   refit     -
/// settling  x       drag  -       -        -       -       pause  show   -       -        settle   settle  finish    complete  finish    refit   refit     -
/// landing   x       drag  -       -        -       -       pause  show   -       -        settle   settle  finish    complete  finish    refit   refit     -
/// paused    x       drag  -       -        -       -       -      show   settle  -        settle   settle  finish    complete  finish    refit   refit     -
/// over      x       x     -       -        -       -       -      -      -       -        -        -       -         x         -         -       -         -
/// ```
/// The first four rows are the openings of `upcoming`. A dash is a late but legal event, which changes nothing: of a finger
/// that a call has taken the transition from, of code that asks for what can't be now, or of an event that has waited until
/// another one was handled. An `x` can't come: nothing but UIKit begins a transition, and once; nothing reaches one that
/// nobody has seen; fingers take only what they can catch; and what arrives has started, and arrives once.
struct TransitionStateMachine: Equatable {
  var phase: Phase
  /// Decides where a released transition goes.
  let projection: Projection
  /// Decides how a transition goes on; the context of the transition gives it when that begins.
  var handOff = HandOff(spring: .systemRelease, travel: 0)

  enum Phase: Equatable {
    /// The change has been asked for, and UIKit has not started its transition yet.
    case upcoming(Opening)
    /// It has started in this turn: by itself, or held where it was sent to an end before, which it does with the next frame.
    ///
    /// A transition that is finished in the turn in which UIKit starts it is known to get stuck.
    case starting(MotionState, Destination, isHeld: Bool)
    /// A finger drags it, also past an end; if the finger disappears without a release, it goes to `fallback`.
    ///
    /// The finger knows its velocity.
    case dragging(progress: CGFloat, fallback: TransitionEnd)
    /// A leg carries it.
    case settling(Destination)
    /// The progress is at its end; only the rubber band or a card is still on its way.
    case landing(Destination)
    /// Code holds it; it was on its way to `toward`.
    case paused(progress: CGFloat, toward: TransitionEnd)
    /// It is complete, or was never started.
    case over(TransitionEnd, after: TransitionRelease?)
  }

  /// How a transition begins.
  enum Opening: Equatable {
    /// By itself.
    case running
    /// Under a finger.
    case dragged(progress: CGFloat)
    /// By itself, from where a finger or code has sent it before UIKit was ready.
    case released(MotionState, Destination)
    /// Held at a progress by code.
    case held(progress: CGFloat, toward: TransitionEnd)
  }

  /// Where a transition goes by itself.
  struct Destination: Equatable {
    let end: TransitionEnd
    var pace = Pace.usual
    /// The release that sends it there, if one does.
    var release: TransitionRelease?
  }

  enum Event: Equatable {
    /// UIKit starts the transition.
    case begin(HandOff)
    /// The frame after its start begins.
    case frame
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
    /// Everything that moves it has come to rest, or has been taken away.
    case arrive(at: TransitionEnd)
    /// Nobody is left to see it, hardly anything is left to be seen, or UIKit doesn't start it.
    case abandon
    /// Its container has another size.
    case resize
    /// An app has laid the foreground out elsewhere.
    case displace
  }

  /// An event that takes the transition from the leg or the finger that moves it, and so comes with its motion.
  enum Interruption: Equatable {
    /// A finger takes the transition where it is.
    case grab
    /// Code stops it where it is.
    case pause
    /// No finger can hold it any more, because the app is no longer active; code still can.
    case proceed
    /// Code or a tap turns it around.
    case reverse
    /// Code sends it to an end.
    case go(toward: TransitionEnd, Pace)

    /// Whether what moves the transition loses its velocity.
    var holds: Bool {
      switch self {
      case .grab, .pause: true
      case .proceed, .reverse, .go: false
      }
    }
  }

  enum Effect: Equatable {
    /// Put the views in place, for a finger that holds the transition, or to run.
    case prepare(isHeld: Bool)
    /// Start the animator, and leave it at its start.
    case start
    /// Begin the first leg.
    case takeOff
    /// Tell when the next frame begins.
    case awaitFrame
    /// Stop what moves it, and hold it at a progress, at rest.
    case hold(at: CGFloat, by: Holder)
    /// Stop what moves it at a progress, from where it goes on with its motion.
    case stop(at: CGFloat)
    /// Show a progress; past an end, with the rubber band.
    case show(CGFloat)
    /// Show a progress, and tell the context.
    case follow(CGFloat)
    /// Send it to an end.
    case send(Departure)
    /// Tell the context, and so bars and coordinators.
    case tell(Message)
    /// Remove what was added, and restore what was moved.
    case cleanUp(at: TransitionEnd)
    /// Hand the screen back to UIKit.
    case complete(at: TransitionEnd)
    /// End the animator at an end, without a leg.
    case finish(at: TransitionEnd)
    /// Put the look in place anew, and go on as before.
    case refit(Refit)
  }

  /// Who holds a transition.
  enum Holder {
    /// What was caught away from the progress moves the finger's distance, unless it is matched with another view.
    case finger
    /// What was caught away from the progress reaches each end together with it.
    case code
  }

  /// How the effect continues after it has been set up again.
  enum Refit: Equatable {
    /// At the same progress along the path in the new size.
    case inNewSize
    /// From the displayed values, and straight from there to each end.
    case whereSeen
    /// From the displayed values, by the finger's distance.
    case underFinger
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
    /// The event has changed nothing.
    case nothing
    /// The event can't come in this phase.
    case impossible
    /// Events that come with every frame have one effect, and allocate no array for it.
    case one(Effect)
    case several([Effect])
  }

  init(opening: Opening = .running, projection: Projection = .system) {
    phase = .upcoming(opening)
    self.projection = projection
  }

  /// Where it goes, or would go if nobody held it.
  var heading: TransitionEnd {
    switch phase {
    case .upcoming(.running): .end
    case .upcoming(.dragged): .start
    case .upcoming(.held(_, let end)): end
    case .upcoming(.released(_, let destination)), .starting(_, let destination, _),
      .settling(let destination), .landing(let destination):
      destination.end
    case .dragging(_, let end), .paused(_, let end), .over(let end, _): end
    }
  }

  /// How a finger last let go; nil if something else has moved the transition since.
  var lastRelease: TransitionRelease? {
    switch phase {
    case .upcoming(.released(_, let destination)), .starting(_, let destination, _),
      .settling(let destination), .landing(let destination):
      destination.release
    case .over(_, let release): release
    case .upcoming(.running), .upcoming(.dragged), .upcoming(.held), .dragging, .paused: nil
    }
  }
}

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

  /// Keeps what sends it on before UIKit starts it.
  mutating func latch(_ motion: MotionState, _ destination: Destination) -> Answer {
    let isUntouched = motion == MotionState(progress: 0) && destination == Destination(end: .end)
    phase = .upcoming(isUntouched ? .running : .released(motion, destination))
    return .several([])
  }

  /// Keeps where code holds it before UIKit starts it.
  mutating func latch(heldAt progress: CGFloat) -> Answer {
    phase = .upcoming(.held(progress: progress, toward: heading))
    return .several([])
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
