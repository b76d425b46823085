/// Whether a room needs frames.
enum Pulse: Equatable, Sendable {
  /// It does; so many frames in a row have changed nothing.
  case awake(calmFrames: Int)
  /// Nothing moves, and no page has to tick.
  case resting

  /// The number of frames without a change after which a room rests.
  private static let patience = 10

  static let beating = Pulse.awake(calmFrames: 0)

  mutating func note(isCalm: Bool) {
    guard case .awake(let frames) = self else { return }
    let calm = isCalm ? frames + 1 : 0
    self = calm < Pulse.patience ? .awake(calmFrames: calm) : .resting
  }
}
