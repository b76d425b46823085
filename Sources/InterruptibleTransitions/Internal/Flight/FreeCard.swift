import UIKit

/// Moves a card: by a hand, along the transition's progress, or on its springs.
@MainActor
final class FreeCard {
  private var card: any TransitionCard
  private let clock = LegClock()
  private var state: State

  private enum State {
    /// At rest, or along the transition's progress as code shows it: from where the card was caught, if that was elsewhere.
    case resting(CaughtCard?)
    /// With the motion that it goes on with: of a hand, or of its springs when they were stopped.
    case held(CardMotion)
    case flying(Journey)
  }

  /// A card on its way.
  private struct Journey {
    let leg: CardLeg
    let isOpening: Bool
    /// What carries the parts of the placement, how many of them still do, and what follows a source that moves.
    let animators: [UIViewPropertyAnimator]
    var remaining: Int
    let follower: FrameTicker?
    /// Until when it follows a source that moves, on the clock of `CACurrentMediaTime()`.
    let deadline: TimeInterval
    let completion: () -> Void
  }

  /// Takes a card at an openness of its transition.
  init(_ card: any TransitionCard, at openness: CGFloat) {
    (self.card, state) = (card, .resting(CaughtCard(card, at: openness)))
  }

  /// Whether what is left of its way can't be seen, in half a point.
  var isAlmostThere: Bool {
    switch state {
    case .flying(let journey): seen.distance(to: journey.leg.target) < 0.5
    case .resting, .held: true
    }
  }

  var motion: CardMotion {
    switch state {
    case .resting: CardMotion(card.placement)
    case .held(let motion): motion
    case .flying(let journey):
      CardMotion(seen, velocity: journey.leg.velocity(after: clock.elapsed))
    }
  }

  private var seen: CardVector {
    guard case .flying(let journey) = state else { return card.placement }
    return journey.leg.motion(after: clock.elapsed).placement
  }

  // MARK: - By hand

  /// Puts the card somewhere, also where an app's animation has sent it on.
  private func put(_ placement: CardVector) {
    UIView.performAtOnce { card.placement = placement }
  }

  /// Puts the card where a hand has it.
  func hold(_ motion: CardMotion) {
    stop()
    put(motion.placement)
    // A card that has been turned more than half around goes home the short way.
    var motion = motion
    motion.placement.angle.formRemainder(dividingBy: 2 * .pi)
    state = .held(motion)
  }

  /// Puts the card at a share of its way to the full screen; not while a hand has it.
  func follow(_ openness: CGFloat) {
    guard case .resting(let caught) = state else { return }
    card.findSource()
    card.placement = caught?.placement(of: card, at: openness) ?? way.placement(at: openness)
  }

  /// How a hand moves it.
  var law: CardLaw { card.law }

  /// The scale of the card on its source.
  var closedScale: CGFloat { card.placement(isOpen: false).scale }

  // MARK: - By itself

  /// What carries the card to an end, from rest.
  func flightSprings(isOpening: Bool) -> CardSprings {
    card.flightSprings(isOpening: isOpening)
  }

  /// What carries the card to an end, from where something has interrupted it.
  func springs(isOpening: Bool) -> CardSprings {
    card.springs(isOpening: isOpening, from: motion.placement)
  }

  /// Stops the card where it is seen, with the motion that it had.
  func stop() {
    guard case .flying(let journey) = state else { return }
    let elapsed = clock.elapsed
    let velocity = journey.leg.velocity(after: elapsed)
    for animator in journey.animators {
      animator.stopAnimation(true)
    }
    // Stopped before its first commit, an animator leaves a view where the last commit knows it to go.
    if elapsed == 0 { put(journey.leg.start) }
    journey.follower?.stop()
    clock.stop()
    state = .held(CardMotion(card.placement, velocity: velocity))
  }

  /// Stops the card at its displayed placement, at rest, while its transition is at an openness.
  func rest(at openness: CGFloat) {
    if case .resting = state { return }
    stop()
    state = .resting(CaughtCard(card, at: openness))
  }

  /// Stops the card for good, over the full screen or on its source: the screen behind it is to be as large as there.
  func finish(isOpen: Bool) {
    stop()
    state = .resting(nil)
    put(card.placement(isOpen: isOpen))
  }

  /// Sends the card to the full screen or to its source, from where it is and as fast as it is.
  ///
  /// It follows a source that moves until the deadline, and calls back only if nothing stops it before it is there.
  func fly(
    isOpening: Bool,
    on springs: CardSprings,
    until deadline: TimeInterval = CACurrentMediaTime() + FreeCard.patience,
    completion: @escaping () -> Void
  ) {
    stop()
    let origin = motion
    if !isOpening { card.findSource() }
    let leg = CardLeg(from: origin, to: card.placement(isOpen: isOpening), springs)
    put(leg.start)
    let animators = makeAnimators(for: leg)
    guard !animators.isEmpty else {
      state = .resting(nil)
      return completion()
    }
    for animator in animators {
      animator.addCompletion { [weak self] _ in self?.animatorDidEnd() }
    }
    let follower = isOpening ? nil : FrameTicker { [weak self] in self?.followSource() == true }
    state = .flying(
      Journey(
        leg: leg,
        isOpening: isOpening,
        animators: animators,
        remaining: animators.count,
        follower: follower,
        deadline: deadline,
        completion: completion
      )
    )
    clock.start(in: card)
    for animator in animators {
      animator.startAnimation()
    }
  }

  /// The path between the card's present placements at rest.
  private var way: CardWay { CardWay(of: card) }

  // MARK: - In a container of another size

  private var foundWay: CardWay {
    CardWay(closed: card.foundPlacement, open: card.placement(isOpen: true))
  }

  /// Goes on with another card, which a closure puts in place: from where this one is seen, or as far from its way as this one is at
  /// an openness.
  func refit(
    at openness: MotionState,
    _ refit: TransitionStateMachine.Refit,
    _ makeCard: () -> (any TransitionCard)?
  ) {
    let (before, state, seen) = (foundWay, state, motion)
    let detour = seen - before.motion(at: openness)
    stop()
    guard let next = makeCard() else { return }
    card = next
    let way = foundWay
    let motion =
      switch refit {
      case .inNewSize:
        way.motion(at: openness)
          + CardMotion(
            way.detour(detour.placement, from: before),
            velocity: way.detour(detour.velocity, from: before)
          )
      case .whereSeen, .underFinger: seen
      }
    put(motion.placement)
    switch state {
    case .resting: self.state = .resting(CaughtCard(card, at: openness.progress))
    case .held: self.state = .held(motion)
    case .flying(let journey):
      self.state = .held(motion)
      fly(
        isOpening: journey.isOpening,
        on: journey.leg.springs,
        until: journey.deadline,
        completion: journey.completion
      )
    }
  }

  private func animatorDidEnd() {
    guard case .flying(var journey) = state else { return }
    journey.remaining -= 1
    guard journey.remaining == 0 else {
      state = .flying(journey)
      return
    }
    journey.follower?.stop()
    clock.stop()
    state = .resting(nil)
    journey.completion()
  }

  /// For how many seconds the card follows a source that moves; one that never rests would never let it land.
  private static let patience: TimeInterval = 2

  /// Goes on to where the source is now, if that has moved.
  private func followSource() -> Bool {
    guard case .flying(let journey) = state, CACurrentMediaTime() < journey.deadline else {
      return false
    }
    card.findSource()
    let target = card.placement(isOpen: false)
    guard target.distance(to: journey.leg.target) > 0.1 else { return true }
    fly(
      isOpening: false,
      on: journey.leg.springs,
      until: journey.deadline,
      completion: journey.completion
    )
    return false
  }

  /// An animator for each part that moves.
  private func makeAnimators(for leg: CardLeg) -> [UIViewPropertyAnimator] {
    let card = card
    let target = leg.target
    let parts: [(CardLeg.Axis, CardLeg.Axis, @MainActor () -> Void)] = [
      (leg.x, leg.y, { card.place(target.top) }),
      (leg.scale, leg.scale, { card.scale(target.scale) }),
      (leg.window, leg.window, { card.show(target.window.rect) }),
      (leg.angle, leg.angle, { card.turn(target.angle) }),
      (leg.cover, leg.cover, { card.cover(target.cover) }),
      (leg.opacity, leg.opacity, { card.fade(target.opacity) }),
    ]
    return parts.compactMap { horizontal, vertical, changes in
      guard !horizontal.isStill || !vertical.isStill else { return nil }
      let timing = horizontal.spring.timing(
        initialVelocity: CGVector(
          dx: horizontal.relativeVelocity,
          dy: vertical.relativeVelocity
        )
      )
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
      animator.addAnimations(changes)
      return animator
    }
  }
}

/// A card that code has caught elsewhere than the transition's progress is: from there it goes straight to each end.
@MainActor
private struct CaughtCard {
  private let origin: CardVector
  private let openness: CaughtProgress

  /// Nil for a card that is where an openness has it.
  init?(_ card: any TransitionCard, at openness: CGFloat) {
    let openness = min(max(openness, 0), 1)
    (origin, self.openness) = (card.placement, CaughtProgress(value: openness))
    if CardWay(of: card).placement(at: openness).isSeenLike(origin) { return nil }
  }

  func placement(of card: any TransitionCard, at openness: CGFloat) -> CardVector {
    let (end, share) = self.openness.share(at: min(max(openness, 0), 1))
    return origin.interpolated(to: card.placement(isOpen: end == .end), at: share)
  }
}

@MainActor
extension CardWay {
  fileprivate init(of card: any TransitionCard) {
    self.init(closed: card.placement(isOpen: false), open: card.placement(isOpen: true))
  }
}
