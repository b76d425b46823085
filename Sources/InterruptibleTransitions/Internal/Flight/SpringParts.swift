import UIKit

/// Moves the parts of a look that have springs of their own: along the transition's progress while somebody holds that, and
/// else each on its spring.
@MainActor
final class SpringParts: Companion {
  private var parts: [SpringPart]
  /// What finds the ends of the parts that move.
  private var finders: [any EndFinder]
  private let handOff: HandOff
  /// The parts that are in place.
  private let current: @MainActor () -> [SpringPart]
  private let setup: SceneSetup
  private let clock = LegClock()
  private var state: State
  private var scrub: PartScrub?

  private enum State {
    case held(PartGrip)
    case flying(Journey)
    /// They have arrived at an end before the progress has.
    case landed(TransitionEnd)
  }

  /// Parts on their springs.
  private struct Journey {
    let voyage: PartVoyage
    let legs: [PartLeg]
    let animators: [UIViewPropertyAnimator]
    var remaining: Int
    let follower: FrameTicker?
  }

  init(
    _ parts: [SpringPart],
    _ grip: PartGrip,
    _ handOff: HandOff,
    in setup: SceneSetup,
    current: @escaping @MainActor () -> [SpringPart]
  ) {
    (self.parts, self.handOff, self.setup, self.current) = (parts, handOff, setup, current)
    finders = parts.finders
    state = .held(grip)
  }

  // MARK: - Along the progress

  func follow(_ progress: CGFloat) {
    let progress = min(max(progress, 0), 1)
    guard case .held(var grip) = state, grip.shown != progress else { return }
    grip.move(to: progress)
    state = .held(grip)
    // In the background UIKit takes its animations away.
    if scrub?.isActive != true {
      setup.changingViews { scrub = PartScrub(of: parts, along: grip) }
      setup.watch?.note()
    }
    scrub?.show(progress)
  }

  /// Leaves the parts where they belong, to be moved otherwise.
  ///
  /// What was moved in this turn of the run loop, a stopped animator doesn't know yet.
  private func stopScrub() {
    guard let scrub, case .held(let grip) = state else { return }
    setup.changingViews {
      scrub.stop()
      put(grip.values(of: parts))
    }
    self.scrub = nil
  }

  private func put(_ values: [PartValue]) {
    setup.changingViews {
      UIView.performAtOnce {
        for (part, value) in zip(parts, values) {
          part.value = value
        }
      }
    }
  }

  func stop(at progress: CGFloat) {
    let velocities: [PartValue]
    switch state {
    case .held: return
    case .flying(let journey): velocities = stop(journey)
    case .landed: velocities = parts.map { _ in .zero }
    }
    state = .held(PartGrip(of: parts, at: progress, velocities: velocities))
  }

  func hold(at progress: CGFloat, by holder: TransitionStateMachine.Holder) {
    switch state {
    case .held(var grip):
      guard holder == .finger else {
        grip.rest()
        state = .held(grip)
        return
      }
      stopScrub()
    case .flying(let journey): _ = stop(journey)
    case .landed: break
    }
    // Matched views meet at their ends, also under a finger.
    let isParallel = holder == .finger && finders.isEmpty
    state = .held(PartGrip(of: parts, at: progress, isParallel ? .parallel : .bent))
  }

  func finish(at end: TransitionEnd) {
    var left = parts
    // What has landed there and looks otherwise now, the app has changed since.
    if case .landed(end) = state { left.removeAll { $0.isChangedByApp(at: end) } }
    hold(at: end.progress, by: .code)
    stopScrub()
    setup.changingViews {
      UIView.performAtOnce {
        for part in left {
          part.value = part.ends[end]
        }
      }
    }
    (parts, finders) = ([], [])
    state = .held(PartGrip(of: [], at: end.progress))
  }

  /// Stops the animators where the parts are seen, and returns how fast the parts were.
  private func stop(_ journey: Journey) -> [PartValue] {
    let elapsed = clock.elapsed
    setup.changingViews {
      for animator in journey.animators {
        animator.stopAnimation(true)
      }
      // A stopped animator leaves a view where the last commit has it, which may be where it goes, or where an app has laid it out.
      if elapsed == 0 || setup.watch?.isCorrecting == true {
        put(journey.legs.map { $0.value(after: elapsed) })
      }
    }
    journey.follower?.stop()
    clock.stop()
    return journey.legs.map { $0.velocity(after: elapsed) }
  }

  // MARK: - On springs

  var isAlmostThere: Bool {
    guard case .flying(let journey) = state else { return true }
    let elapsed = clock.elapsed
    return zip(parts, journey.legs).allSatisfy { part, leg in
      (leg.value(after: elapsed) - leg.target).greatest < part.property.least
    }
  }

  func takeOff(along leg: Leg, completion: @escaping () -> Void) {
    let velocities = parts.map { part in
      part.way * (part.spring?.initialVelocity ?? leg.origin.velocity)
    }
    launch(PartVoyage(to: .end, .usual, on: spring(of: .leg(leg), .usual), completion), velocities)
  }

  func send(_ departure: Departure, completion: @escaping () -> Void) {
    // A finger is lifted a little farther than where it was last seen.
    if case .held(let grip) = state, grip.isAtRest { follow(departure.progress) }
    guard case .held(let grip) = state else { return }
    var velocity: CGFloat = 0
    if case .leg(let leg) = departure.way { velocity = leg.origin.velocity }
    stopScrub()
    findEnds()
    let velocities = grip.velocities(of: parts, at: velocity)
    let spring = spring(of: departure.way, departure.pace)
    launch(PartVoyage(to: departure.end, departure.pace, on: spring, completion), velocities)
  }

  private func launch(_ voyage: PartVoyage, _ velocities: [PartValue]) {
    let legs = zip(parts, velocities).map { part, velocity in
      PartLeg(
        part.property,
        from: part.value,
        velocity: velocity,
        to: part.ends[voyage.end],
        on: voyage.spring(of: part)
      )
    }
    let follows = parts.contains { $0.away?.end == voyage.end }
    var animators: [UIViewPropertyAnimator] = []
    setup.changingViews { animators = PartLeg.animators(for: Array(zip(parts, legs))) }
    // An end that is nowhere yet may turn up as long as the transition goes on.
    if animators.isEmpty, follows { animators = [makeMark(on: voyage.spring)] }
    for animator in animators {
      animator.addCompletion { [weak self] _ in self?.animatorDidEnd() }
    }
    let journey = Journey(
      voyage: voyage,
      legs: legs,
      animators: animators,
      remaining: animators.count,
      follower: follows ? FrameTicker { [weak self] in self?.followEnds() == true } : nil
    )
    state = .flying(journey)
    guard !animators.isEmpty else { return land(journey) }
    clock.start(in: setup.shield)
    setup.changingViews {
      for animator in animators {
        animator.startAnimation()
      }
    }
  }

  /// An animator that moves nothing that is seen.
  private func makeMark(on spring: DampedSpring) -> UIViewPropertyAnimator {
    let mark = UIView()
    setup.shield.addSubview(mark)
    let timing = spring.timing(initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    animator.addAnimations { mark.center.x += 1 }
    return animator
  }

  /// The spring on which the transition goes a way.
  private func spring(of way: Departure.Way, _ pace: Pace) -> DampedSpring {
    if case .leg(let leg) = way, let spring = leg.dampedSpring { return spring }
    return DampedSpring(omega: handOff.spring(for: pace).omega, ratio: 1)
  }

  private func animatorDidEnd() {
    guard case .flying(var journey) = state else { return }
    journey.remaining -= 1
    state = .flying(journey)
    if journey.remaining == 0 { land(journey) }
  }

  private func land(_ journey: Journey) {
    journey.follower?.stop()
    clock.stop()
    state = .landed(journey.voyage.end)
    journey.voyage.completion()
  }

  // MARK: - Ends that move

  /// Finds the ends that move where they are now, and returns whether any has moved by what can be seen.
  @discardableResult
  private func findEnds() -> Bool {
    var mayHaveMoved = false
    for finder in finders where finder.findEnds() {
      mayHaveMoved = true
    }
    guard mayHaveMoved else { return false }
    var hasMoved = false
    for index in parts.indices {
      guard let away = parts[index].away else { continue }
      let place = away.place()
      let change = (place - parts[index].ends[away.end]).greatest
      hasMoved = hasMoved || change > parts[index].property.least / 5
      parts[index].ends[away.end] = place
    }
    return hasMoved
  }

  /// Goes on to where the ends are now, if one has moved.
  private func followEnds() -> Bool {
    guard case .flying(let journey) = state,
      CACurrentMediaTime() < journey.voyage.deadline
    else { return false }
    guard findEnds() else { return true }
    let velocities = stop(journey)
    launch(journey.voyage, velocities)
    return false
  }

  // MARK: - In place again

  /// Each part goes on with the share of its way that it had, and as fast; or from where it is.
  func refit(at motion: MotionState, _ refit: TransitionStateMachine.Refit, _ renew: () -> Void) {
    let (state, parts, seen) = (state, parts, motions)
    let known = zip(parts, seen).map { part, motion in
      (motion: motion, share: part.share(of: motion), origin: part.origin)
    }
    hold(at: motion.progress, by: .code)
    stopScrub()
    // The effect cleans up as at the start, and restores what looks as there.
    put(parts.map(\.ends.start))
    renew()
    self.parts = current()
    finders = self.parts.finders
    let motions = zip(self.parts, self.parts.values(of: parts, known)).map { part, known in
      guard let known else { return part.motion(at: motion) }
      switch refit {
      case .inNewSize: return part.motion(at: known.share)
      case .whereSeen, .underFinger:
        return (known.motion.value + part.origin - known.origin, known.motion.velocity)
      }
    }
    put(motions.map(\.value))
    let velocities = motions.map(\.velocity)
    var grip = PartGrip(
      of: self.parts,
      at: motion.progress,
      velocities: velocities,
      refit == .underFinger ? .parallel : .bent
    )
    if case .held(let before) = state, before.isAtRest { grip.rest() }
    self.state = .held(grip)
    switch state {
    case .held: break
    case .flying(let journey): launch(journey.voyage, velocities)
    case .landed: self.state = state
    }
  }

  /// Where the parts were before the container's layout has moved them, and how fast.
  private var motions: [(value: PartValue, velocity: PartValue)] {
    switch state {
    case .held(let grip):
      return Array(zip(grip.values(of: parts), grip.velocities(of: parts, at: 0)))
    case .flying(let journey):
      let elapsed = clock.elapsed
      return journey.legs.map { ($0.value(after: elapsed), $0.velocity(after: elapsed)) }
    case .landed(let end):
      return parts.map { ($0.ends[end], .zero) }
    }
  }
}

@MainActor
extension [SpringPart] {
  /// The values that parts before had, for the parts that have taken their place; nil for a new one.
  ///
  /// A part is the same if its view and its property are. Views that an effect has made again come in the order of those before.
  fileprivate func values<Value>(of parts: [SpringPart], _ values: [Value]) -> [Value?] {
    let before = [(SpringPart, Value)](zip(parts, values))
    let known = Dictionary(
      before.map { ($0.identity, $1) },
      uniquingKeysWith: { first, _ in first }
    )
    let isHere = Set(map(\.identity))
    var gone = Dictionary(grouping: before.filter { !isHere.contains($0.0.identity) }) {
      $0.0.property
    }
    let new = Dictionary(grouping: filter { known[$0.identity] == nil }, by: \.property)
    gone = gone.filter { property, parts in parts.count == new[property]?.count }
    return map { part in known[part.identity] ?? gone[part.property]?.removeFirst().1 }
  }

  /// What finds the ends that move, each once.
  fileprivate var finders: [any EndFinder] {
    var known: Set<ObjectIdentifier> = []
    return compactMap { part in
      part.away.flatMap { known.insert(ObjectIdentifier($0.finder)).inserted ? $0.finder : nil }
    }
  }
}
