/// What decides where a transition goes whose card is let go: the size of that.
struct Aim: Hashable, Sendable {
  /// How far the fingers have the card from the start, and how fast; the card may be behind them.
  let motion: MotionState
  let projection: Projection
}
