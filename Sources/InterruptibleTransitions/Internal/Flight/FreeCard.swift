import UIKit

/// Moves a card beside the transition's progress: by fingers, along the progress, or on its springs.
@MainActor
final class FreeCard {
  private var card: ZoomCard
  private let settlingParameters: SettlingParameters
  /// The end at which the card fills the screen.
  private let openEnd: TransitionEnd
  /// Returns the current card.
  private let current: @MainActor () -> ZoomCard?
  private var state: State

  private enum State {
    /// At rest, or at the progress that code shows; if the card was caught off its path, it starts from there.
    case resting(CaughtCard?)
    /// Held by fingers, or stopped on its springs, with the motion with which it continues.
    case held(CardMotion)
    case running(Run)
    /// At rest at the end of the transition, whose effect removes the card.
    case finished
  }

  /// A card that moves on its springs.
  private struct Run {
    var body: CardBody
    let isOpening: Bool
    /// The time until which it follows a moving source, on the clock of `CACurrentMediaTime()`, because a source that
    /// never rests would keep it from finishing.
    let deadline: TimeInterval
  }

  /// Takes a card at the transition's start.
  init(
    _ card: ZoomCard,
    openAt openEnd: TransitionEnd,
    _ settlingParameters: SettlingParameters,
    current: @escaping @MainActor () -> ZoomCard?
  ) {
    (self.card, self.openEnd, self.settlingParameters, self.current) = (
      card, openEnd, settlingParameters, current
    )
    state = .resting(CaughtCard(card, at: openEnd == .end ? 0 : 1))
  }

  var motion: CardMotion {
    switch state {
    case .resting, .finished: CardMotion(card.placement)
    case .held(let motion): motion
    case .running(let run): run.body.motion
    }
  }

  /// Places the card without animation, even if an app's animation has moved it.
  private func put(_ placement: CardVector) {
    UIView.performAtOnce { card.placement = placement }
  }

  // MARK: - By fingers

  /// Places the card under the fingers.
  func hold(_ motion: CardMotion) {
    put(motion.placement)
    // A card that is rotated by more than half a turn rotates back by the smaller angle.
    var motion = motion
    motion.placement.angle.formRemainder(dividingBy: 2 * .pi)
    state = .held(motion)
  }

  /// How fingers move it.
  var law: CardLaw { card.law }

  /// How far the card's middle is below its place on the screen, in points.
  var distanceBelowRest: CGFloat {
    let (here, rest) = (motion.placement, card.placement(isOpen: true))
    return here.top.y + here.window.height * here.scale / 2 - rest.top.y - rest.window.height / 2
  }

  /// Whether the card is at its place on the screen.
  var isAtRest: Bool { motion.placement == card.placement(isOpen: true) }

  /// The scale of the card on its source.
  var closedScale: CGFloat { card.placement(isOpen: false).scale }

  // MARK: - On springs

  private func run(
    isOpening: Bool,
    on springs: CardSprings,
    until deadline: TimeInterval = CACurrentMediaTime() + FreeCard.timeout
  ) {
    let body = CardBody(motion, to: card.placement(isOpen: isOpening), springs)
    state = .running(Run(body: body, isOpening: isOpening, deadline: deadline))
  }

  /// For how many seconds the card follows a moving source.
  private static let timeout: TimeInterval = 2

  /// Asks for the source: code of the app's, which may end the transition or send it elsewhere.
  private func findSource() {
    let source = card.chosenSource(card.scene)
    if case .finished = state { return }
    card.take(source)
  }

  // MARK: - Along the progress

  private func placement(from caught: CaughtCard?, at openness: CGFloat) -> CardVector {
    caught?.placement(of: card, at: openness) ?? CardPath(of: card).placement(at: openness)
  }

  private func motion(from caught: CaughtCard?, at openness: MotionState) -> CardMotion {
    let instant: CGFloat = 0.001
    let here = placement(from: caught, at: openness.progress)
    let next = placement(from: caught, at: openness.progress + openness.velocity * instant)
    return CardMotion(card.placement, velocity: (next - here) * (1 / instant))
  }

  // MARK: - In a container of another size

  private var path: CardPath {
    CardPath(closed: card.foundPlacement, open: card.placement(isOpen: true))
  }

  /// The card's progress toward the full screen, and its velocity, for a motion of the transition.
  private func openness(of motion: MotionState) -> MotionState {
    MotionState(
      progress: openness(at: motion.progress),
      velocity: openEnd == .end ? motion.velocity : -motion.velocity
    )
  }

  private func openness(at progress: CGFloat) -> CGFloat {
    openEnd == .end ? progress : 1 - progress
  }
}

extension FreeCard: SideAnimation {
  func isThere(within points: CGFloat) -> Bool {
    switch state {
    case .running(let run):
      run.body.motion.placement.distance(to: run.body.target) < points
    case .resting, .held, .finished: true
    }
  }

  func follow(_ progress: CGFloat) {
    guard case .resting = state else { return }
    if card.needsSource { findSource() }
    guard case .resting(let caught) = state else { return }
    card.placement = placement(from: caught, at: openness(at: progress))
  }

  func showAgain() {}

  func stop(at progress: CGFloat) {
    if case .running(let run) = state { state = .held(run.body.motion) }
  }

  func hold(at progress: CGFloat, by holder: TransitionStateMachine.Holder) {
    if case .resting = state { return }
    state = .resting(CaughtCard(card, at: openness(at: progress)))
  }

  func startOpening(along segment: AnimationSegment) {
    let isOpening = openEnd == .end
    run(isOpening: isOpening, on: card.flightSprings(isOpening: isOpening))
  }

  func send(_ departure: Departure) {
    // A finger has moved the card along the progress, and its velocity is the progress's.
    if case .resting(let caught) = state, case .segment(let segment) = departure.movement {
      state = .held(motion(from: caught, at: openness(of: segment.origin)))
    }
    let isOpening = departure.end == openEnd
    if !isOpening { findSource() }
    let springs =
      switch departure.speed {
      case .usual: card.springs(isOpening: isOpening, from: motion.placement)
      case .hurried:
        CardSprings(DampedSpring(omega: settlingParameters.spring(for: .hurried).omega))
      }
    run(isOpening: isOpening, on: springs)
  }

  func step(_ seconds: CGFloat) -> Bool {
    if case .running(let run) = state, !run.isOpening, card.needsSource,
      CACurrentMediaTime() < run.deadline
    {
      findSource()
    }
    guard case .running(var run) = state else { return false }
    // An image view may have got another picture, and a source another position.
    if run.isOpening || CACurrentMediaTime() < run.deadline {
      run.body.target = card.placement(isOpen: run.isOpening)
    }
    if run.body.isAtRest { return false }
    run.body.step(seconds)
    if run.body.isAtRest { run.body.land() }
    put(run.body.motion.placement)
    state = .running(run)
    return !run.body.isAtRest
  }

  func setUpAgain(
    at motion: MotionState,
    _ mode: TransitionStateMachine.SetupMode,
    _ renew: () -> Void
  ) {
    let openness = openness(of: motion)
    let (before, state, displayed) = (path, state, self.motion)
    let detour = displayed - before.motion(at: openness)
    renew()
    guard let next = current() else { return }
    card = next
    let motion =
      switch mode {
      case .inNewSize:
        path.motion(at: openness)
          + CardMotion(
            path.detour(detour.placement, from: before),
            velocity: path.detour(detour.velocity, from: before)
          )
      case .fromDisplayedValues, .underFinger: displayed
      }
    put(motion.placement)
    switch state {
    case .resting: self.state = .resting(CaughtCard(card, at: openness.progress))
    case .held: self.state = .held(motion)
    case .running(let run):
      self.state = .held(motion)
      self.run(isOpening: run.isOpening, on: run.body.springs, until: run.deadline)
    case .finished: break
    }
  }

  /// Also gives the screen behind the card its size at that end.
  func finish(at end: TransitionEnd) {
    state = .finished
    put(card.placement(isOpen: end == openEnd))
  }
}

/// A card that code has caught off the path of the progress, and that moves straight from there to each end.
@MainActor
private struct CaughtCard {
  private let origin: CardVector
  private let openness: CaughtProgress

  /// Returns nil for a card that is at its position for `openness`.
  init?(_ card: ZoomCard, at openness: CGFloat) {
    let openness = min(max(openness, 0), 1)
    (origin, self.openness) = (card.placement, CaughtProgress(value: openness))
    if CardPath(of: card).placement(at: openness).isVisiblyEqual(to: origin) { return nil }
  }

  func placement(of card: ZoomCard, at openness: CGFloat) -> CardVector {
    let (end, share) = self.openness.share(at: min(max(openness, 0), 1))
    return origin.interpolated(to: card.placement(isOpen: end == .end), at: share)
  }
}

@MainActor
extension CardPath {
  fileprivate init(of card: ZoomCard) {
    self.init(closed: card.placement(isOpen: false), open: card.placement(isOpen: true))
  }
}
