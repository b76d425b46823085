import UIKit

/// Moves an effect's parts with separate springs: along the transition's progress while it's held, otherwise each on its spring.
@MainActor
final class SpringParts {
  private var parts: [SpringPart]
  /// The movers of the parts' properties.
  private var movers: [PartMover]
  /// The stages that find moving ends of parts.
  private var finders: [StageRecord]
  /// The parts on their springs.
  private var bodies: [SpringBody<PartValue>] = []
  private let settlingParameters: SettlingParameters
  /// Returns the current parts.
  private let current: @MainActor () -> [SpringPart]
  private let setup: SceneSetup
  private var state: State

  private enum State {
    case held(HeldParts)
    case running(Run)
  }

  /// The running animation of parts.
  private struct Run {
    let end: TransitionEnd
    let speed: SettlingSpeed
    /// The spring of the transition, and of the parts without separate springs.
    let spring: DampedSpring
    /// The time until which they follow a moving end, on the clock of `CACurrentMediaTime()`, because an end that never
    /// rests would keep them from finishing.
    let deadline = CACurrentMediaTime() + 2

    /// The spring of a part.
    @MainActor
    func spring(of part: SpringPart) -> DampedSpring {
      guard speed == .usual, let own = part.spring else { return spring }
      return part.dampedSpring(own)
    }
  }

  init(
    _ parts: [SpringPart],
    _ held: HeldParts,
    _ settlingParameters: SettlingParameters,
    in setup: SceneSetup,
    current: @escaping @MainActor () -> [SpringPart]
  ) {
    (self.parts, self.settlingParameters, self.setup, self.current) = (
      parts, settlingParameters, setup, current
    )
    (finders, movers) = (parts.finders, SpringParts.movers(of: parts))
    state = .held(held)
  }

  private static func movers(of parts: [SpringPart]) -> [PartMover] {
    parts.map { PartMover(of: $0, among: parts) }
  }

  /// Moves a part with autoresizing, and its ends also with an app's layout, which sets a new resting position.
  private func followLayout(_ number: Int) {
    guard let change = movers[number].takeLayout() else { return }
    parts[number].ends.start += change.home
    parts[number].ends.end += change.home
    switch state {
    case .held(var held):
      held.move(number, by: change.value)
      state = .held(held)
    case .running:
      bodies[number].value += change.value
      bodies[number].target += change.home
    }
  }

  private func put(_ values: [PartValue]) {
    UIView.performAtOnce {
      for (number, value) in values.enumerated() {
        movers[number].put(value)
      }
    }
  }

  private func start(_ run: Run, _ values: [PartValue], _ velocities: [PartValue]) {
    bodies = parts.indices.map { number in
      SpringBody(
        value: values[number],
        velocity: velocities[number],
        target: parts[number].ends[run.end],
        spring: run.spring(of: parts[number])
      )
    }
    state = .running(run)
  }

  /// The spring on which the transition continues.
  private func spring(of movement: Departure.Movement, _ speed: SettlingSpeed) -> DampedSpring {
    if case .segment(let segment) = movement, let spring = segment.dampedSpring { return spring }
    return DampedSpring(omega: settlingParameters.spring(for: speed).omega)
  }

  /// Finds the current positions of moving ends.
  private func findEnds() {
    var mayHaveMoved = false
    for finder in finders where finder.findEnds() {
      mayHaveMoved = true
    }
    guard mayHaveMoved else { return }
    for number in parts.indices {
      guard let moving = parts[number].movingEnd else { continue }
      parts[number].ends[moving.end] = moving.place()
    }
  }

  /// The parts' values and velocities.
  private var motions: [(value: PartValue, velocity: PartValue)] {
    switch state {
    case .held(let held):
      Array(zip(held.values(of: parts), held.velocities(of: parts, at: 0)))
    case .running: bodies.map { ($0.value, $0.velocity) }
    }
  }
}

extension SpringParts: SideAnimation {
  func isThere(within points: CGFloat) -> Bool {
    guard case .running = state else { return true }
    return zip(parts, bodies).allSatisfy { part, body in
      part.property.visibility(of: body.value - body.target) < points
    }
  }

  func follow(_ progress: CGFloat) {
    let progress = min(max(progress, 0), 1)
    guard case .held(var held) = state, held.shown != progress else { return }
    held.move(to: progress)
    state = .held(held)
    show { _ in true }
  }

  func showAgain() {
    show(where: \.isLaidOut)
  }

  /// Shows the current values of the parts that meet a condition.
  private func show(where isShown: (PartMover) -> Bool) {
    let watch = setup.watch?.beginNested()
    defer { watch?.recordPositions() }
    for number in parts.indices {
      followLayout(number)
      guard isShown(movers[number]) else { continue }
      switch state {
      case .held(let held): movers[number].put(held.value(of: parts[number], number: number))
      case .running: movers[number].put(bodies[number].value)
      }
    }
  }

  func stop(at progress: CGFloat) {
    guard case .running = state else { return }
    UIView.performAtOnce(showAgain)
    state = .held(HeldParts(of: parts, at: progress, velocities: bodies.map(\.velocity)))
  }

  func hold(at progress: CGFloat, by holder: TransitionStateMachine.Holder) {
    switch state {
    case .held(var held):
      guard holder == .finger else {
        held.rest()
        state = .held(held)
        return
      }
    case .running: UIView.performAtOnce(showAgain)
    }
    // Matched views meet at their ends, even under a finger.
    let isParallel = holder == .finger && finders.isEmpty
    state = .held(HeldParts(of: parts, at: progress, isParallel ? .parallel : .bent))
  }

  func startOpening(along segment: AnimationSegment) {
    let velocities = parts.map { part in
      part.displacement * (part.spring?.initialVelocity ?? segment.origin.velocity)
    }
    let run = Run(end: .end, speed: .usual, spring: spring(of: .segment(segment), .usual))
    start(run, parts.map(\.value), velocities)
  }

  func send(_ departure: Departure) {
    // A finger is lifted slightly past its last position.
    if case .held(let held) = state, held.isAtRest { follow(departure.progress) }
    guard case .held(let held) = state else { return }
    var velocity: CGFloat = 0
    if case .segment(let segment) = departure.movement { velocity = segment.origin.velocity }
    let (values, velocities) = (held.values(of: parts), held.velocities(of: parts, at: velocity))
    findEnds()
    let spring = spring(of: departure.movement, departure.speed)
    let run = Run(end: departure.end, speed: departure.speed, spring: spring)
    start(run, values, velocities)
  }

  func step(_ seconds: CGFloat) -> Bool {
    guard case .running(let run) = state else { return false }
    if !finders.isEmpty, CACurrentMediaTime() < run.deadline { findEnds() }
    var isMoving = false
    for number in bodies.indices {
      followLayout(number)
      if !finders.isEmpty { bodies[number].target = parts[number].ends[run.end] }
      if bodies[number].isLanded { continue }
      bodies[number].step(seconds)
      let (distance, reach) = bodies[number].rest
      let property = movers[number].property
      if property.visibility(of: distance) < SpringPart.leastVisibility,
        property.visibility(of: reach) < SpringPart.leastVisibility
      {
        bodies[number].land()
      } else {
        isMoving = true
      }
      movers[number].put(bodies[number].value)
    }
    return isMoving
  }

  func finish(at end: TransitionEnd) {
    var left = parts
    // A part that finished there and has changed since was changed by the app.
    if case .running(let run) = state, run.end == end {
      let landed = zip(parts, bodies).map { part, body in
        body.isLanded && part.isChangedByApp(at: end)
      }
      left = zip(parts, landed).filter { !$1 }.map(\.0)
    }
    setup.changingViews {
      UIView.performAtOnce {
        for part in left {
          part.value = part.ends[end]
        }
      }
    }
    (parts, movers, finders, bodies) = ([], [], [], [])
    state = .held(HeldParts(of: [], at: end.progress))
  }

  /// Each part continues at its fraction of the path and its velocity, or from its current on-screen position.
  func setUpAgain(
    at motion: MotionState,
    _ mode: TransitionStateMachine.SetupMode,
    _ renew: () -> Void
  ) {
    let (state, parts, displayed) = (state, parts, motions)
    let known = zip(parts, displayed).map { part, motion in
      (motion: motion, share: part.share(of: motion), origin: part.origin)
    }
    // The effect cleans up as at the start, and restores the start's values.
    put(parts.map(\.ends.start))
    self.parts = []
    renew()
    self.parts = current()
    (finders, movers) = (self.parts.finders, SpringParts.movers(of: self.parts))
    let motions = zip(self.parts, self.parts.values(of: parts, known)).map { part, known in
      guard let known else { return part.motion(at: motion) }
      switch mode {
      case .inNewSize: return part.motion(at: known.share)
      case .fromDisplayedValues, .underFinger:
        return (known.motion.value + part.origin - known.origin, known.motion.velocity)
      }
    }
    put(motions.map(\.value))
    switch state {
    case .held(let before):
      var held = HeldParts(
        of: self.parts,
        at: motion.progress,
        velocities: motions.map(\.velocity),
        mode == .underFinger ? .parallel : .bent
      )
      if before.isAtRest { held.rest() }
      self.state = .held(held)
    case .running(let run): start(run, motions.map(\.value), motions.map(\.velocity))
    }
  }
}

@MainActor
extension [SpringPart] {
  /// The previous parts' values, for the parts that replace them; nil for a new part.
  ///
  /// A part is the same if its view and property are. Views that an effect has created again are in the previous order.
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

  /// The stages that find moving ends, each once.
  fileprivate var finders: [StageRecord] {
    var known: Set<ObjectIdentifier> = []
    return compactMap { part in
      part.movingEnd.flatMap {
        known.insert(ObjectIdentifier($0.finder)).inserted ? $0.finder : nil
      }
    }
  }
}
