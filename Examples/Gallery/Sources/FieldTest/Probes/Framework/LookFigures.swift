/// What is seen of a look that is held and handed over at random moments.
package struct LookFigures: Sendable {
  package internal(set) var holds = 0
  package internal(set) var handOvers = 0
  /// The largest distance between what was seen before a catch and while it was held, in points.
  package internal(set) var catchJump = 0.0
  /// The largest distance between the motions before and after a hand-over, in points.
  package internal(set) var handOverJump = 0.0
  /// The largest change of velocity at a hand-over in flight, as a share of the velocity before.
  package internal(set) var velocityError = 0.0
  /// The largest velocity with which what was held sets out, in ways per second.
  package internal(set) var releaseVelocity = 0.0
}
