import UIKit

/// Carries a card that moves freely, and beside it the transition's progress, which has everything else.
@MainActor
final class CardCarrier: Carrier {
  let card: FreeCard
  private let progress: ProgressCarrier
  private let handOff: HandOff
  /// The end at which the card fills the screen.
  private let openEnd: TransitionEnd

  init(
    _ card: any TransitionCard,
    openAt openEnd: TransitionEnd,
    _ handOff: HandOff,
    beside progress: ProgressCarrier
  ) {
    self.card = FreeCard(card)
    self.openEnd = openEnd
    self.handOff = handOff
    self.progress = progress
    // The card may come to rest later than the progress.
    progress.animator.pausesOnCompletion = true
  }

  var motion: MotionState { progress.motion }

  var seenProgress: CGFloat { progress.seenProgress }

  var pull: CGFloat { progress.pull }

  func isAlmostThere(at end: TransitionEnd) -> Bool {
    progress.isAlmostThere(at: end) && card.isAlmostThere
  }

  func takeOff() {
    progress.takeOff()
    fly(toward: .end, on: card.flightSprings(isOpening: openEnd == .end))
  }

  /// Shows a progress, and the card where it then is, unless a hand has that.
  func show(_ progress: CGFloat) {
    self.progress.show(progress)
    card.follow(openEnd == .end ? progress : 1 - progress)
  }

  func stop(at progress: CGFloat) {
    self.progress.stop(at: progress)
    card.stop()
  }

  func hold(at progress: CGFloat) {
    self.progress.hold(at: progress)
    card.rest()
  }

  func send(_ departure: Departure) {
    guard progress.isActive else { return finish(at: departure.end) }
    switch departure.way {
    case .leg: progress.send(departure)
    case .landing: progress.show(departure.progress)
    }
    fly(toward: departure.end, on: springs(for: departure))
  }

  private func springs(for departure: Departure) -> CardSprings {
    switch departure.pace {
    case .usual: card.springs(isOpening: departure.end == openEnd)
    case .hurried: CardSprings(DampedSpring(omega: handOff.spring(for: .hurried).omega, ratio: 1))
    }
  }

  func refit() {
    card.refit(at: openness) {
      progress.refit()
      return progress.setup.scene.extras.card
    }
  }

  /// How far the card would be on its way to the full screen, and how fast, if it were where the progress is.
  private var openness: MotionState {
    let motion = progress.motion
    guard openEnd == .start else { return motion }
    return MotionState(progress: 1 - motion.progress, velocity: -motion.velocity)
  }

  /// Sends the card to an end; the transition is over when it is there.
  private func fly(toward end: TransitionEnd, on springs: CardSprings) {
    card.fly(isOpening: end == openEnd, on: springs) { [weak self] in self?.finish(at: end) }
  }

  func finish(at end: TransitionEnd) {
    card.stop()
    progress.finish(at: end)
  }

  func cleanUp() {
    progress.cleanUp()
    card.stop()
  }
}
