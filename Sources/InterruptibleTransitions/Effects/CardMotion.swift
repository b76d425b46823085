/// A card's placement, and how fast it changes.
struct CardMotion: Equatable, Sendable {
  var placement: CardVector
  /// Per second.
  var velocity: CardVector

  init(_ placement: CardVector, velocity: CardVector = .zero) {
    self.placement = placement
    self.velocity = velocity
  }
}
