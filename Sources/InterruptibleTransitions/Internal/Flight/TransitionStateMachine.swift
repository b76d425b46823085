import Foundation

/// Decides what one transition does: events go in, effects come out, and nothing else happens.
///
/// ```
///                begin  grab  drag    release  letGo   tap     pause  scrub  resume  proceed  reverse  go      conclude  arrive    abandon  resize  displace  frame
/// running        start  x     x       x        x       x       latch  latch  -       x        latch    latch   latch     x         over     x       x         x
/// dragged        drag   x     keep    latch    latch   x       -      -      -       x        -        latch   latch     x         over     x       x         x
/// released       start  x     -       -        -       x       latch  latch  -       x        latch    latch   latch     x         over     x       x         x
/// held           pause  x     -       -        -       x       -      latch  latch   x        latch    latch   latch     x         over     x       x         x
/// startRunning   x      drag  -       -        -       -       pause  show   -       -        start    start   start     complete  finish   setup   setup     settle
/// startDragged   x      x     follow  start    start   start   -      -      -       start    -        start   start     complete  finish   setup   setup     settle
/// startReleased  x      drag  -       -        -       -       pause  show   -       -        start    start   start     complete  finish   setup   setup     settle
/// startHeld      x      drag  -       -        -       -       -      show   start   -        start    start   start     complete  finish   setup   setup     settle
/// dragging       x      x     follow  settle   settle  settle  -      -      -       settle   -        settle  finish    complete  finish   setup   setup     -
/// settling       x      drag  -       -        -       -       pause  show   -       -        settle   settle  finish    complete  finish   setup   setup     -
/// springing      x      drag  -       -        -       -       pause  show   -       -        settle   settle  finish    complete  finish   setup   setup     -
/// paused         x      drag  -       -        -       -       -      show   settle  -        settle   settle  finish    complete  finish   setup   setup     -
/// over           x      x     -       -        -       -       -      -      -       -        -        -       -         x         -        -       -         -
/// ```
/// The first four rows are the openings of `upcoming`, the next four those of `starting`. A dash marks a late but legal event, which changes nothing: from a
/// finger that a call has taken the transition from, from code that requests something impossible now, or after a wait until
/// another event was handled. An `x` marks an event that can't come. Only UIKit begins a transition, and only once; nothing
/// reaches a transition that hasn't been visible; fingers take only catchable transitions; and a transition arrives only
/// after it has started, and only once.
struct TransitionStateMachine: Equatable {
  var phase: Phase
  /// Determines the destination of a released transition.
  let projection: Projection
  /// Determines how a transition continues; the transition's context provides it when the transition begins.
  var settlingParameters = SettlingParameters(spring: .systemRelease, travel: 0)

  enum Phase: Equatable {
    /// The change has been requested, and UIKit hasn't started its transition yet.
    case upcoming(Opening)
    /// It has started in this turn of the run loop; if it is sent to an end, it waits for the next frame.
    ///
    /// A transition that is finished in the turn in which UIKit starts it is known to get stuck.
    case starting(Opening)
    /// A finger drags it, possibly past an end; if the finger disappears without a release, it goes to `fallback`.
    ///
    /// The finger knows its velocity.
    case dragging(progress: CGFloat, fallback: TransitionEnd)
    /// An `AnimationSegment` moves it.
    case settling(Destination)
    /// The progress is at its end; only the rubber band or a card still moves.
    case springing(Destination)
    /// Code holds it; it was moving to `toward`.
    case paused(progress: CGFloat, toward: TransitionEnd)
    /// It's complete, or was never started.
    case over(TransitionEnd, after: TransitionRelease?)
  }

  /// How a transition begins.
  enum Opening: Equatable {
    /// It runs.
    case running
    /// A finger drags it; if the finger disappears without a release, it goes to `fallback`.
    case dragged(progress: CGFloat, fallback: TransitionEnd = .start)
    /// It runs from the position at which a finger or code released it before UIKit was ready.
    case released(MotionState, Destination)
    /// Code holds it at a progress.
    case held(progress: CGFloat, toward: TransitionEnd)
  }

  /// The destination of a running transition.
  struct Destination: Equatable {
    let end: TransitionEnd
    var speed = SettlingSpeed.usual
    /// The release that sends it there, if any.
    var release: TransitionRelease?
  }

  enum Event: Equatable {
    /// UIKit starts the transition.
    case begin(SettlingParameters)
    /// The frame after its start begins.
    case frame
    /// The finger moves it to a progress, possibly past an end.
    case drag(to: CGFloat)
    /// The finger is lifted: a `ReleaseTarget`, or else the transition's motion and projection, determines the destination.
    case release(MotionState, by: ReleaseTarget? = nil)
    /// The finger has disappeared without a release.
    case letGo(MotionState)
    /// The finger is lifted without having moved: the transition reverses, from rest.
    case tap
    /// Code shows a progress from 0 to 1.
    case scrub(to: CGFloat)
    /// Code continues it.
    case resume
    /// Code ends it at once.
    case conclude(at: TransitionEnd)
    /// Every animation has finished, or has been removed.
    case arrive(at: TransitionEnd)
    /// It's no longer visible, it has almost finished, or UIKit doesn't start it.
    case abandon
    /// Its container has a new size.
    case resize
    /// An app has laid the foreground out elsewhere.
    case displace
  }

  /// An event that takes the transition from its animation or its finger, and therefore needs its motion.
  enum Interruption: Equatable {
    /// A finger stops it at its current position.
    case grab
    /// Code stops it at its current position.
    case pause
    /// No finger can hold it any more, because the app is no longer active; code still can.
    case proceed
    /// Code or a tap reverses it.
    case reverse
    /// Code sends it to an end.
    case go(toward: TransitionEnd, SettlingSpeed)

    /// Whether the transition loses its velocity.
    var holds: Bool {
      switch self {
      case .grab, .pause: true
      case .proceed, .reverse, .go: false
      }
    }
  }

  enum Effect: Equatable {
    /// Set up the views, for a finger that holds the transition, or to run.
    case prepare(isHeld: Bool)
    /// Start the animator, and hold it at its start.
    case start
    /// Start the opening animation.
    case startOpening
    /// Send `frame` when the next frame begins.
    case awaitFrame
    /// Stop it at a progress, and bring it to rest.
    case hold(at: CGFloat, by: Holder)
    /// Stop it at a progress, and keep its motion, with which it continues.
    case stop(at: CGFloat)
    /// Show a progress; past an end, with the rubber band.
    case show(CGFloat)
    /// Show a progress, and report it to the context.
    case follow(CGFloat)
    /// Send it to an end.
    case send(Departure)
    /// Notify the context, and through it bars and coordinators.
    case notify(Message)
    /// Remove the added views, and restore the moved ones.
    case cleanUp(at: TransitionEnd)
    /// Return the screen to UIKit.
    case complete(at: TransitionEnd)
    /// Finish the animator at an end, without another animation.
    case finish(at: TransitionEnd)
    /// Set up the effect again, and continue.
    case setUpAgain(SetupMode)
  }

  /// The holder of a transition.
  enum Holder {
    /// Views that were caught off their path move the finger's distance, unless they are matched with another view.
    case finger
    /// Views that were caught off their path reach each end together with the progress.
    case code
  }

  /// How the effect continues after it has been set up again.
  enum SetupMode: Equatable {
    /// At the same progress along the path in the new size.
    case inNewSize
    /// From the displayed values, and straight from there to each end.
    case fromDisplayedValues
    /// From the displayed values, by the finger's distance.
    case underFinger
  }

  /// A message to a transition context.
  enum Message: Equatable {
    case paused
    case updated(CGFloat)
    case finished
    case cancelled
  }

  /// The machine's answer to an event.
  enum Answer: Equatable {
    /// The event has changed nothing.
    case nothing
    /// The event can't come in this phase.
    case impossible
    /// Events that come in every frame have one effect, and allocate no array for it.
    case one(Effect)
    case several([Effect])
  }

  init(opening: Opening = .running, projection: Projection = .system) {
    phase = .upcoming(opening)
    self.projection = projection
  }

  /// Its destination, or its destination if it were released.
  var destinationEnd: TransitionEnd {
    switch phase {
    case .upcoming(let opening), .starting(let opening): opening.destinationEnd
    case .settling(let destination), .springing(let destination): destination.end
    case .dragging(_, let end), .paused(_, let end), .over(let end, _): end
    }
  }

  /// How a finger last released it; nil if something else has moved it since.
  var lastRelease: TransitionRelease? {
    switch phase {
    case .upcoming(let opening), .starting(let opening): opening.release
    case .settling(let destination), .springing(let destination): destination.release
    case .over(_, let release): release
    case .dragging, .paused: nil
    }
  }
}

extension TransitionStateMachine.Opening {
  /// The position at which it is held, with the motion with which it continues; nil if it runs.
  var motion: MotionState? {
    switch self {
    case .running: nil
    case .dragged(let progress, _), .held(let progress, _): MotionState(progress: progress)
    case .released(let motion, _): motion
    }
  }

  /// Its destination, or its destination if it were released.
  var destinationEnd: TransitionEnd {
    switch self {
    case .running: .end
    case .dragged(_, let end), .held(_, let end): end
    case .released(_, let destination): destination.end
    }
  }

  var speed: SettlingSpeed {
    if case .released(_, let destination) = self { destination.speed } else { .usual }
  }

  /// Whether it is at its destination, where it ends without an animation.
  var isConcluded: Bool { motion == MotionState(progress: destinationEnd.progress) }

  /// How a finger has released it.
  var release: TransitionRelease? {
    if case .released(_, let destination) = self { destination.release } else { nil }
  }
}

/// The consequences of events.
extension TransitionStateMachine {
  /// Sends it from a motion to a destination.
  mutating func send(
    from motion: MotionState,
    _ destination: Destination,
    after first: [Effect] = []
  ) -> Answer {
    let departure = settlingParameters.departure(
      from: motion,
      toward: destination.end,
      destination.speed
    )
    switch departure.movement {
    case .segment: phase = .settling(destination)
    case .springing: phase = .springing(destination)
    }
    return .several(first + [.notify(outcomeMessage(for: destination.end)), .send(departure)])
  }

  /// Records its destination before UIKit starts it.
  mutating func latch(_ motion: MotionState, _ destination: Destination) -> Answer {
    let isUntouched = motion == MotionState(progress: 0) && destination == Destination(end: .end)
    phase = .upcoming(isUntouched ? .running : .released(motion, destination))
    return .several([])
  }

  /// Records the progress at which code holds it before UIKit starts it.
  mutating func latch(heldAt progress: CGFloat) -> Answer {
    phase = .upcoming(.held(progress: progress, toward: destinationEnd))
    return .several([])
  }

  /// Ends it without another animation.
  mutating func conclude(at end: TransitionEnd, after first: [Effect] = []) -> Answer {
    phase = .springing(Destination(end: end))
    return .several(first + [.notify(outcomeMessage(for: end)), .finish(at: end)])
  }

  mutating func complete(at end: TransitionEnd, after release: TransitionRelease? = nil) -> Answer {
    phase = .over(end, after: release)
    return .several([.cleanUp(at: end), .complete(at: end)])
  }

  /// The destination of a finger's release.
  func destination(of motion: MotionState, by releaseTarget: ReleaseTarget?) -> Destination {
    let motion = releaseTarget?.motion.finite ?? motion
    let projection = releaseTarget?.projection ?? projection
    return Destination(
      end: projection.end(progress: motion.progress, velocity: motion.velocity),
      release: .lift(
        progress: motion.clamped.progress,
        velocity: motion.velocity,
        projection: projection
      )
    )
  }

  private func outcomeMessage(for end: TransitionEnd) -> Message {
    switch end {
    case .start: .cancelled
    case .end: .finished
    }
  }
}
