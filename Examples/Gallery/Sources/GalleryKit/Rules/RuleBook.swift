internal import Foundation
internal import InterruptibleTransitions

/// Says why a room's transition does what it does.
///
/// The room's phases, what is being done to it at the moment, and the framework's own word for how a finger let go
/// give the reason.
@MainActor
struct RuleBook {
  /// What is being done to the room while its transition changes.
  enum Deed: Equatable {
    /// Nothing: the change comes with a frame.
    case nothing
    case touch(FingerPhase)
    case call
  }

  var deed = Deed.nothing
  /// The most recent transition in flight; its last release can be read when it is over.
  private var flight: TransitionFlight?
  private var waitingCallCount = 0

  /// Returns why a transition has changed its phase, if there is more to say than the phase.
  mutating func reason(
    for new: InterruptibleTransition.Phase,
    after old: InterruptibleTransition.Phase,
    in transition: InterruptibleTransition
  ) -> String? {
    let known = flight
    flight = transition.flights.last
    // The phase may be that of another transition, which is more recent.
    guard let known, known.phase == new else { return nil }
    switch (old, new) {
    case (.dragging, .settling), (.dragging, .idle): return release(of: known)
    case (.settling, .dragging), (.paused, .dragging): return "caught by a touch"
    case (.settling, .paused), (.dragging, .paused): return "caught by a call"
    case (.settling(let before), .settling(let after)) where before != after:
      return isTap(transition) ? "a tap reverses it" : "a call reverses it"
    case (.paused, .settling):
      return deed == .call ? "a call lets it go" : nil
    case (.idle, _), (.settling, _), (.paused, _), (.dragging, .dragging): return nil
    }
  }

  private func release(of flight: TransitionFlight) -> String? {
    switch flight.lastRelease {
    case .lift(let progress, let velocity, let projection):
      return ReleaseRule(progress: progress, velocity: velocity, projection: projection).text
    case .tap: return "a tap reverses it"
    case .cancellation:
      // If the finger is still down, what scrolls under it has taken it over.
      let cause = isLift ? "the touch is cancelled" : "the pan is left to the content"
      return "\(cause): on to where it was going"
    case nil: return deed == .call ? "a call takes it from the finger" : nil
    }
  }

  /// Whether the finger that has just let go has left the screen.
  private var isLift: Bool {
    switch deed {
    case .touch(let phase): !phase.isDown
    case .nothing, .call: false
    }
  }

  /// Whether a change of direction comes from a tap on the transition, where only a pan catches.
  private func isTap(_ transition: InterruptibleTransition) -> Bool {
    deed == .touch(.ended) && transition.gestures.catching == .pan
  }

  /// Returns what to say of calls that have begun to wait, or are about to be made.
  mutating func noteWaitingCalls(of transition: InterruptibleTransition) -> String? {
    let count = transition.waitingCallCount
    defer { waitingCallCount = count }
    guard count > waitingCallCount else { return nil }
    return count == 1 ? "a call waits for the end" : "\(count) calls wait for the end"
  }
}
