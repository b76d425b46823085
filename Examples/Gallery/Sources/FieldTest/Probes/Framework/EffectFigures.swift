/// What is seen of an effect that is held and handed over at random moments.
struct EffectFigures: Sendable {
  var holds = 0
  var handOvers = 0
  /// The largest distance between what was seen before a catch and while it was held, in points.
  var catchJump = 0.0
  /// The largest distance between the motions before and after a hand-over, in points.
  var handOverJump = 0.0
  /// The largest change of velocity at a hand-over in flight, as a fraction of the velocity before.
  var velocityError = 0.0
  /// The largest velocity with which what was held sets out, in distances per second.
  var releaseVelocity = 0.0
}
