/// Where a property animator is: its progress, and the segment it is on while it runs.
///
/// Progress goes from 0 at the start of the animation to 1 at its end whatever the direction; only
/// `fraction` is measured along the direction of travel.
struct AnimatorClock {
  /// One run along a path, in one direction.
  struct Segment {
    var path: MotionPath
    /// Seconds along the path where the segment begins.
    var offset: TimeInterval
    /// Seconds along the path for each second that passes; negative backwards.
    var rate: Double
    var delay: TimeInterval = 0
    /// When the segment became visible; nil until it is committed.
    var startTime: TimeInterval?
    /// The fraction at the segment's beginning, along the direction of travel.
    var startFraction: CGFloat
    /// Whether a pause keeps the segment's spring, to be scrubbed along.
    var isKept = false
    /// What an earlier spring adds to it.
    var remainder: SpringRemainder?

    /// Seconds that the segment lasts, without its delay.
    var duration: TimeInterval {
      let way = rate > 0 ? path.length - offset : offset
      return rate == 0 ? 0 : way / abs(rate)
    }

    func elapsed(at time: TimeInterval) -> TimeInterval {
      guard let startTime else { return 0 }
      return min(max(time - startTime - delay, 0), duration)
    }

    func place(at time: TimeInterval) -> TimeInterval {
      offset + elapsed(at: time) * rate
    }

    func progress(at time: TimeInterval) -> AxisProgress {
      let progress = path.progress(at: place(at: time))
      let elapsed = elapsed(at: time)
      guard let remainder, elapsed < duration else { return progress }
      let shift = remainder.shift(after: elapsed)
      return AxisProgress(x: progress.x + shift.x, y: progress.y + shift.y)
    }

    func isOver(at time: TimeInterval) -> Bool {
      guard let startTime else { return false }
      return time - startTime - delay >= duration - 1e-9
    }
  }

  var isReversed = false
  /// The progress while no segment carries it.
  private(set) var resting = AxisProgress(0)
  /// The fraction of the time while no segment carries it, from start to end.
  private(set) var restingTime: CGFloat = 0
  private(set) var segment: Segment?
  /// The spring of the last segment, where a paused animator is scrubbed along it.
  private(set) var lastSpring: SpringScrub?
  /// What is left of the spring that it was paused on, where a curve that it is continued on keeps that.
  private var remainder: SpringRemainder?

  func progress(at time: TimeInterval) -> AxisProgress {
    guard let segment else { return resting }
    return segment.progress(at: time)
  }

  /// The progress of what doesn't follow a spring, but takes its time evenly.
  func evenProgress(at time: TimeInterval) -> AxisProgress {
    guard let segment, case .spring(_, _, let from, let to) = segment.path.shape,
      segment.path.length > 0
    else {
      return progress(at: time)
    }
    let share = CGFloat(segment.place(at: time) / segment.path.length)
    return AxisProgress(x: from.x + (to - from.x) * share, y: from.y + (to - from.y) * share)
  }

  /// While running: the fraction of the time that has passed, along the direction of travel.
  func runningFraction(at time: TimeInterval) -> CGFloat {
    guard let segment else { return directed(restingTime) }
    guard segment.duration > 0 else { return 1 }
    let passed = CGFloat(segment.elapsed(at: time) / segment.duration)
    return segment.startFraction + (1 - segment.startFraction) * passed
  }

  /// While paused: the progress or the time, along the direction of travel.
  func pausedFraction(linear: Bool) -> CGFloat {
    directed(min(max(linear ? resting.x : restingTime, 0), 1))
  }

  /// Whether it rests at the very end that it is directed at.
  var isAtItsEnd: Bool { segment == nil && resting == AxisProgress(isReversed ? 0 : 1) }

  private func directed(_ forward: CGFloat) -> CGFloat {
    isReversed ? 1 - forward : forward
  }

  // MARK: - Events

  /// - Parameters:
  ///   - time: When.
  ///   - grain: The seconds between two times at which a paused spring is shown; 0 for none.
  ///   - keepsRemainder: Whether a curve that it is continued on keeps what is left of a spring.
  mutating func pause(
    at time: TimeInterval,
    grain: TimeInterval = 0,
    keepsRemainder: Bool = false
  ) {
    guard let segment else { return }
    resting = segment.progress(at: time)
    remainder =
      keepsRemainder && segment.startTime != nil
      ? SpringRemainder(of: segment.path, at: segment.place(at: time)) : nil
    restingTime =
      switch segment.path.shape {
      case .bezier:
        CGFloat(segment.path.length > 0 ? segment.place(at: time) / segment.path.length : 1)
      case .spring, .wholeBezier: min(max(resting.x, 0), 1)
      }
    self.segment = nil
    guard segment.isKept, segment.rate > 0 else { return }
    let spring = SpringScrub(
      path: segment.path,
      measure: .time(startFraction: segment.startFraction, isReversed: isReversed),
      grain: grain
    )
    resting = spring.shown(at: segment.place(at: time))
    restingTime = min(max(spring.fraction(at: segment.place(at: time)), 0), 1)
    lastSpring = spring
  }

  /// Sets the fraction along a spring, from start to end.
  mutating func rest(at forward: CGFloat, along spring: SpringScrub) {
    remainder = nil
    restingTime = forward
    resting = spring.progress(at: forward)
  }

  /// Shows where it rests at a time that a spring is shown at.
  mutating func rest(on spring: SpringScrub) {
    resting = spring.progress(at: resting.x)
  }

  /// Sets progress (linear) or time, from start to end.
  mutating func rest(at forward: CGFloat, curve: UnitBezier?) {
    remainder = nil
    restingTime = forward
    resting = AxisProgress(CGFloat(curve.map { $0.value(at: Double(forward)) } ?? Double(forward)))
  }

  /// Runs on along a curve from the place where the present progress lies on it.
  ///
  /// - Parameters:
  ///   - curve: The timing curve.
  ///   - whole: Seconds that the curve takes from end to end.
  ///   - remaining: Seconds for what is left of it; nil takes its share of the whole.
  ///   - keepingTime: True where the resting time, not the progress, says where on the curve.
  ///   - delay: Seconds before it begins to move.
  mutating func run(
    _ curve: UnitBezier,
    whole: TimeInterval,
    remaining: TimeInterval?,
    keepingTime: Bool,
    delay: TimeInterval
  ) {
    lastSpring = nil
    let start = keepingTime ? Double(restingTime) : curve.fraction(reaching: Double(resting.x))
    let path = MotionPath(shape: .bezier(curve), length: whole)
    let left = isReversed ? start : 1 - start
    let share = left * whole
    let speed = remaining.map { $0 > 0 ? share / $0 : 1 } ?? 1
    segment = Segment(
      path: path,
      offset: start * whole,
      rate: isReversed ? -speed : speed,
      delay: delay,
      startFraction: directed(CGFloat(start)),
      remainder: remainder
    )
    remainder = nil
  }

  /// Runs a whole curve, from the present progress to the end that it is directed at.
  mutating func runWhole(_ curve: UnitBezier, duration: TimeInterval) {
    lastSpring = nil
    let shape = MotionPath.Shape.wholeBezier(curve, from: resting.x, to: isReversed ? 0 : 1)
    segment = Segment(
      path: MotionPath(shape: shape, length: duration),
      offset: 0,
      rate: 1,
      startFraction: directed(min(max(resting.x, 0), 1)),
      remainder: remainder
    )
    remainder = nil
  }

  /// Runs on along a spring, from the present progress to the end that it is directed at.
  mutating func run(
    x: SpringCurve,
    y: SpringCurve,
    duration: TimeInterval,
    delay: TimeInterval,
    isKept: Bool = false
  ) {
    let target: CGFloat = isReversed ? 0 : 1
    (lastSpring, remainder) = (nil, nil)
    segment = Segment(
      path: MotionPath(shape: .spring(x: x, y: y, from: resting, to: target), length: duration),
      offset: 0,
      rate: 1,
      delay: delay,
      startFraction: directed(min(max(resting.x, 0), 1)),
      isKept: isKept
    )
  }

  /// Turns a running segment round where it is; false where its path cannot be run backwards.
  mutating func turnRound(at time: TimeInterval) -> Bool {
    guard var turned = segment, turned.path.canRunBackwards else { return false }
    let place = turned.place(at: time)
    turned.offset = place
    turned.rate.negate()
    turned.delay = 0
    turned.remainder = nil
    turned.startTime = turned.startTime == nil ? nil : time
    isReversed.toggle()
    turned.startFraction = directed(
      CGFloat(turned.path.length > 0 ? place / turned.path.length : 1)
    )
    segment = turned
    return true
  }

  /// Stamps a segment that becomes visible now.
  mutating func commit(at time: TimeInterval) {
    if segment?.startTime == nil { segment?.startTime = time }
  }

  /// Stays where the segment ended.
  mutating func restAtEnd() {
    segment = nil
    rest(at: isReversed ? 0 : 1, curve: nil)
  }
}
