import UIKit

/// Parts that follow a transition's progress.
///
/// A part that is caught away from the progress continues from there. Under a finger it moves the finger's distance, up to its ends.
/// Under code it reaches an end together with the progress, but at most four times as fast; its spring covers the rest. So its path
/// from start to end has at most one bend.
@MainActor
struct PartGrip {
  /// Where the parts were when somebody took them.
  private var origins: [PartValue]
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

  /// Has a part begin elsewhere.
  mutating func move(_ number: Int, by change: PartValue) {
    origins[number] += change
  }

  /// Where the parts belong, whatever has moved them since.
  func values(of parts: [SpringPart]) -> [PartValue] {
    parts.enumerated().map { number, part in value(of: part, number: number) }
  }

  /// Where one of them belongs.
  func value(of part: SpringPart, number: Int) -> PartValue {
    let (origin, progress) = (origins[number], min(max(shown, 0), 1))
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

extension SpringPart {
  /// From where it is at the start to where it is at the end.
  var way: PartValue { ends.end - ends.start }

  /// Whether a value of it differs from that at a progress by less than anyone can see.
  fileprivate func isOnItsWay(_ value: PartValue, at progress: CGFloat) -> Bool {
    let place = ends.start + way * progress
    return property.visibility(of: value - place) < SpringPart.leastVisibility
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
