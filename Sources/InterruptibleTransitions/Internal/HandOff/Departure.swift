import Foundation

/// How a transition goes on by itself.
struct Departure: Hashable, Sendable {
  /// Where it is; beyond an end where a finger has pulled it.
  let progress: CGFloat
  let way: Way
  /// How fast the rubber band is seen to move away from the end that it is at, in progress per second.
  let outwardVelocity: CGFloat
  let end: TransitionEnd
  let pace: Pace

  /// What is left of the way.
  enum Way: Hashable, Sendable {
    case leg(Leg)
    /// Nothing that could be seen, but of the rubber band or a card.
    case landing
  }
}
