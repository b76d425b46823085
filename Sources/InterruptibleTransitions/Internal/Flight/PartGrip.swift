import UIKit

/// Parts that follow a transition's progress.
///
/// A part that is caught elsewhere than the progress is goes on from there: it reaches an end when the progress does, but is
/// never more than four times as fast, and what is then left of its way it makes on its spring. So one way leads from start to end,
/// with a bend where the part was caught; where all are as far as the progress is, there is none.
@MainActor
struct PartGrip {
  /// Where the parts were when somebody took them.
  private let origins: [PartValue]
  /// Whether their way has no bend there.
  private let isStraight: Bool
  /// How fast they were; empty if they were at rest.
  private var velocities: [PartValue]
  /// The progress then.
  private let caught: CaughtProgress
  /// The progress that is shown.
  private(set) var shown: CGFloat

  init(of parts: [SpringPart], at progress: CGFloat, velocities: [PartValue] = []) {
    isStraight = parts.allSatisfy { $0.isOnItsWay(at: progress) }
    origins = parts.map(\.value)
    self.velocities = velocities
    (caught, shown) = (CaughtProgress(value: progress), progress)
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
    if isStraight {
      return parts.map { $0.ends.start + ($0.ends.end - $0.ends.start) * progress }
    }
    let (end, share) = caught.share(at: progress)
    return zip(parts, origins).map { part, origin in origin + (part.ends[end] - origin) * share }
  }

  /// The progress at which their way bends, if it does between its ends.
  fileprivate var bend: CGFloat? {
    let stretches = PartGrip.leastStretch...1 - PartGrip.leastStretch
    return isStraight || !stretches.contains(caught.value) ? nil : caught.value
  }

  /// A part of the way that is passed within a frame.
  private static let leastStretch: CGFloat = 0.001

  /// How fast parts are while the progress has a velocity; where nothing has moved them, as fast as they were.
  func velocities(of parts: [SpringPart], at velocity: CGFloat) -> [PartValue] {
    if shown == caught.value, !velocities.isEmpty { return velocities }
    if isStraight { return parts.map { ($0.ends.end - $0.ends.start) * velocity } }
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

/// What shows parts that follow the progress: an even way from start to end, or two with a bend between them.
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
      guard let bend = grip.bend else { return show(1) }
      // Of the animator's duration and curve.
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: bend) { show(bend) }
        UIView.addKeyframe(withRelativeStartTime: bend, relativeDuration: 1 - bend) { show(1) }
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
  /// Whether it is where a progress is, in what can be seen.
  fileprivate func isOnItsWay(at progress: CGFloat) -> Bool {
    let place = ends.start + (ends.end - ends.start) * progress
    return (value - place).greatest < property.least / 5
  }

  /// What share of its way it has made, and makes per second, if it is somewhere and has a velocity.
  func share(of motion: (value: PartValue, velocity: PartValue)) -> MotionState {
    let way = ends.end - ends.start
    let square = PartValue.dot(way, way)
    guard square > 0 else { return MotionState(progress: 1) }
    return MotionState(
      progress: PartValue.dot(motion.value - ends.start, way) / square,
      velocity: PartValue.dot(motion.velocity, way) / square
    )
  }

  /// Where it is at a share of its way, and how fast.
  func motion(at share: MotionState) -> (value: PartValue, velocity: PartValue) {
    let way = ends.end - ends.start
    return (ends.start + way * share.progress, way * share.velocity)
  }
}
