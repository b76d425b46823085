/// What decides where a transition goes whose card is let go.
struct Aim: Hashable, Sendable {
  /// The transition's motion as the fingers have it; the card may be behind them.
  let motion: MotionState
  let projection: Projection
}
