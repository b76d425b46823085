import Foundation

/// What a driver does with a card that moves freely.
extension FlightDriver {
  /// Sends the card to the transition's end, from rest.
  func flyFromRest() {
    guard let card else { return }
    fly(toward: .end, on: card.flightSprings(isOpening: isOpen(at: .end)))
  }

  /// Sends the card to an end; the transition is over when it is there.
  func fly(toward end: TransitionEnd, on springs: CardSprings?) {
    guard let card, let springs else { return }
    card.fly(isOpening: isOpen(at: end), on: springs) { [weak self] in self?.finish(at: end) }
  }

  func springs(toward end: TransitionEnd, _ pace: Pace) -> CardSprings? {
    switch pace {
    case .usual: card?.springs(isOpening: isOpen(at: end))
    case .hurried: CardSprings(DampedSpring(omega: handOff.spring(for: pace).omega, ratio: 1))
    }
  }

  /// Whether the card fills the screen at an end.
  private func isOpen(at end: TransitionEnd) -> Bool {
    (change.direction == .forward) == (end == .end)
  }
}
