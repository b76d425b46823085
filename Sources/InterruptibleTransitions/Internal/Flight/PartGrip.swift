import UIKit

/// Parts that follow a transition's progress.
///
/// A part that is caught away from the progress continues from there. Under a finger it moves the finger's distance, up to its ends.
/// Under code it reaches an end together with the progress, but at most four times as fast; its spring covers the rest. So its path
/// from start to end has at most one bend.
@MainActor
struct PartGrip {
  /// Where the parts were when somebody took them.
  private let origins: [PartValue]
  private let course: Course

  /// How parts follow the progress from where they were caught.
  enum Course {
    /// From start to end, because they were on that path.
    case straight
    /// Straight to each end.
    case bent
    /// The distance that the progress covers, from where they were caught, up to their ends: under a finger they move with it.
    case parallel
  }

  /// How fast they were; empty if they were at rest.
  private var velocities: [PartValue]
  /// The progress then.
  private let caught: CaughtProgress
  /// The progress that is shown.
  private(set) var shown: CGFloat

  /// Takes parts where they are, to follow a course unless they are on their path.
  init(
    of parts: [SpringPart],
    at progress: CGFloat,
    velocities: [PartValue] = [],
    _ course: Course = .bent
  ) {
    self.course = parts.allSatisfy { $0.isOnItsWay($0.value, at: progress) } ? .straight : course
    origins = parts.map(\.value)
    self.velocities = velocities
    (caught, shown) = (CaughtProgress(value: progress), progress)
  }

  /// Takes parts that something else has moved, at their displayed values: with the progress's velocity if they are on their path,
  /// otherwise at rest.
  init(of parts: [SpringPart], seenAt places: [PartValue], at motion: MotionState) {
    (origins, course) = (places, .bent)
    let isAtRest = motion.velocity == 0
    velocities =
      isAtRest
      ? []
      : zip(parts, places).map { part, place in
        part.isOnItsWay(place, at: motion.progress) ? part.motion(at: motion).velocity : .zero
      }
    (caught, shown) = (CaughtProgress(value: motion.progress), motion.progress)
  }

  /// Takes the motion from parts that nothing has moved yet.
  mutating func rest() {
    velocities = []
  }

  /// Whether the parts were at rest.
  var isAtRest: Bool { velocities.isEmpty }

  /// Has the parts follow to a progress.
  mutating func move(to progress: CGFloat) {
    shown = progress
  }

  /// Where the parts belong, whatever has moved them since.
  func values(of parts: [SpringPart]) -> [PartValue] {
    values(of: parts, at: min(max(shown, 0), 1))
  }

  /// Where they belong at a progress from 0 to 1.
  fileprivate func values(of parts: [SpringPart], at progress: CGFloat) -> [PartValue] {
    zip(parts, origins).map { part, origin in value(of: part, from: origin, at: progress) }
  }

  private func value(
    of part: SpringPart,
    from origin: PartValue,
    at progress: CGFloat
  ) -> PartValue {
    switch course {
    case .straight: return part.ends.start + part.way * progress
    case .parallel:
      let stretch = part.stretch(around: origin)
      let step = progress - caught.value
      return origin + part.way * min(max(step, stretch.lowerBound), stretch.upperBound)
    case .bent:
      let (end, share) = caught.share(at: progress)
      return origin + (part.ends[end] - origin) * share
    }
  }

  /// The progress at which the path of each part bends, if it does between its ends.
  fileprivate func bends(of parts: [SpringPart]) -> [CGFloat?] {
    zip(parts, origins).map { part, origin in
      let bend: CGFloat
      switch course {
      case .straight: return nil
      case .bent: bend = caught.value
      case .parallel:
        let stretch = part.stretch(around: origin)
        let (first, last) = (caught.value + stretch.lowerBound, caught.value + stretch.upperBound)
        bend = last < 1 ? last : first
      }
      let stretches = PartGrip.leastStretch...1 - PartGrip.leastStretch
      return stretches.contains(bend) ? bend : nil
    }
  }

  fileprivate func show(_ part: SpringPart, number: Int, at progress: CGFloat) {
    part.value = value(of: part, from: origins[number], at: progress)
  }

  /// A part of the way that is passed within a frame.
  private static let leastStretch: CGFloat = 0.001

  /// How fast parts are while the progress has a velocity; where nothing has moved them, as fast as they were.
  func velocities(of parts: [SpringPart], at velocity: CGFloat) -> [PartValue] {
    if shown == caught.value, !velocities.isEmpty { return velocities }
    switch course {
    case .straight: return parts.map { $0.way * velocity }
    case .parallel:
      let step = shown - caught.value
      return zip(parts, origins).map { part, origin in
        part.stretch(around: origin).contains(step) ? part.way * velocity : .zero
      }
    case .bent: break
    }
    let isForward = shown > caught.value || (shown == caught.value && velocity >= 0)
    let end: TransitionEnd = isForward ? .end : .start
    let pace = (isForward ? velocity : -velocity) / caught.length(to: end)
    return zip(parts, origins).map { part, origin in (part.ends[end] - origin) * pace }
  }
}

/// The progress at which something was caught that was elsewhere: from there it goes straight to each end.
struct CaughtProgress {
  let value: CGFloat

  /// To which end a progress leads from here, and what share of that way it is.
  func share(at progress: CGFloat) -> (end: TransitionEnd, share: CGFloat) {
    let end: TransitionEnd = progress < value ? .start : .end
    return (end, abs(progress - value) / length(to: end))
  }

  /// The progress that the way to an end takes.
  func length(to end: TransitionEnd) -> CGFloat {
    max(abs(end.progress - value), CaughtProgress.leastLength)
  }

  /// What is dragged is at most four times as fast as the progress.
  private static let leastLength: CGFloat = 0.25
}

/// Displays parts that follow the progress: each along a straight path from start to end, or along two with a bend between them.
@MainActor
struct PartScrub {
  private let animator: UIViewPropertyAnimator

  init(of parts: [SpringPart], along grip: PartGrip) {
    let show = { (progress: CGFloat) in
      for (part, value) in zip(parts, grip.values(of: parts, at: progress)) {
        part.value = value
      }
    }
    animator = UIViewPropertyAnimator(duration: 1, timingParameters: Leg.line)
    show(0)
    animator.addAnimations {
      let bends = grip.bends(of: parts)
      guard bends.contains(where: { $0 != nil }) else { return show(1) }
      // Of the animator's duration and curve.
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        for (number, bend) in bends.enumerated() {
          let show = { grip.show(parts[number], number: number, at: $0) }
          let bend = bend ?? 1
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: bend) { show(bend) }
          guard bend < 1 else { continue }
          UIView.addKeyframe(withRelativeStartTime: bend, relativeDuration: 1 - bend) { show(1) }
        }
      }
    }
    animator.startAnimation()
    animator.pauseAnimation()
  }

  var isActive: Bool { animator.state == .active }

  /// Shows a progress.
  func show(_ progress: CGFloat) {
    animator.fractionComplete = min(max(progress, SceneStages.leastFraction), 1)
  }

  /// Leaves the parts where they are seen.
  func stop() {
    animator.stopAnimation(true)
  }
}

/// Where parts go, also where they go on because that has moved.
@MainActor
struct PartVoyage {
  let end: TransitionEnd
  private let pace: Pace
  /// What carries the transition, and the parts without springs of their own.
  let spring: DampedSpring
  /// Until when they follow an end that moves, on the clock of `CACurrentMediaTime()`: one that never rests would never let them
  /// land.
  let deadline = CACurrentMediaTime() + 2
  let completion: () -> Void

  init(
    to end: TransitionEnd,
    _ pace: Pace,
    on spring: DampedSpring,
    _ completion: @escaping () -> Void
  ) {
    (self.end, self.pace, self.spring, self.completion) = (end, pace, spring, completion)
  }

  /// What carries a part.
  func spring(of part: SpringPart) -> DampedSpring {
    guard pace == .usual, let own = part.spring else { return spring }
    return part.dampedSpring(own)
  }
}

extension SpringPart {
  /// From where it is at the start to where it is at the end.
  var way: PartValue { ends.end - ends.start }

  /// Whether a value of it differs from that at a progress by less than anyone can see.
  fileprivate func isOnItsWay(_ value: PartValue, at progress: CGFloat) -> Bool {
    let place = ends.start + way * progress
    return (value - place).greatest < property.least / 5
  }

  /// The fractions of its path from a value back to its start and on to its end; past an end there is nothing left.
  fileprivate func stretch(around origin: PartValue) -> ClosedRange<CGFloat> {
    let share = share(of: (origin, .zero)).progress
    return min(-share, 0)...max(1 - share, 0)
  }

  /// What share of its way it has made, and makes per second, if it is somewhere and has a velocity.
  func share(of motion: (value: PartValue, velocity: PartValue)) -> MotionState {
    let square = PartValue.dot(way, way)
    guard square > 0 else { return MotionState(progress: 1) }
    return MotionState(
      progress: PartValue.dot(motion.value - ends.start, way) / square,
      velocity: PartValue.dot(motion.velocity, way) / square
    )
  }

  /// Where it is at a share of its way, and how fast.
  func motion(at share: MotionState) -> (value: PartValue, velocity: PartValue) {
    (ends.start + way * share.progress, way * share.velocity)
  }
}
