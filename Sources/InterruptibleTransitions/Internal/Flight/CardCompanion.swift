import UIKit

/// A card that moves freely beside the transition's progress.
@MainActor
final class CardCompanion: Companion {
  let card: FreeCard
  private let handOff: HandOff
  /// The end at which the card fills the screen.
  private let openEnd: TransitionEnd
  /// The card that is in place.
  private let current: @MainActor () -> (any TransitionCard)?

  init(
    _ card: any TransitionCard,
    openAt openEnd: TransitionEnd,
    _ handOff: HandOff,
    current: @escaping @MainActor () -> (any TransitionCard)?
  ) {
    // The transition is at its start.
    self.card = FreeCard(card, at: openEnd == .end ? 0 : 1)
    (self.openEnd, self.handOff, self.current) = (openEnd, handOff, current)
  }

  var isAlmostThere: Bool { card.isAlmostThere }

  func follow(_ progress: CGFloat) {
    card.follow(openness(at: progress))
  }

  func stop(at progress: CGFloat) {
    card.stop()
  }

  func hold(at progress: CGFloat, by holder: TransitionStateMachine.Holder) {
    card.rest(at: openness(at: progress))
  }

  func takeOff(along leg: Leg, completion: @escaping () -> Void) {
    let isOpening = openEnd == .end
    card.fly(
      isOpening: isOpening,
      on: card.flightSprings(isOpening: isOpening),
      completion: completion
    )
  }

  func send(_ departure: Departure, completion: @escaping () -> Void) {
    let isOpening = departure.end == openEnd
    let springs =
      switch departure.pace {
      case .usual: card.springs(isOpening: isOpening)
      case .hurried:
        CardSprings(DampedSpring(omega: handOff.spring(for: .hurried).omega, ratio: 1))
      }
    card.fly(isOpening: isOpening, on: springs, completion: completion)
  }

  func refit(at motion: MotionState, _ refit: TransitionStateMachine.Refit, _ renew: () -> Void) {
    card.refit(at: openness(of: motion), refit) {
      renew()
      return current()
    }
  }

  /// How far the card would be on its way to the full screen, and how fast, if it were where the progress is.
  private func openness(of motion: MotionState) -> MotionState {
    MotionState(
      progress: openness(at: motion.progress),
      velocity: openEnd == .end ? motion.velocity : -motion.velocity
    )
  }

  private func openness(at progress: CGFloat) -> CGFloat {
    openEnd == .end ? progress : 1 - progress
  }

  func finish(at end: TransitionEnd) {
    card.finish(isOpen: end == openEnd)
  }
}
