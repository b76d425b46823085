import UIKit

/// Parts that follow a transition's progress.
///
/// A part that is caught off the path of the progress continues from there. Under a finger it moves the finger's
/// distance, up to its ends. Under code it reaches an end together with the progress, but at most four times as fast;
/// its spring covers the rest. So its path from start to end has at most one bend.
@MainActor
struct HeldParts {
  /// The parts' values when they were caught.
  private var origins: [PartValue]
  private let path: Path

  /// How parts follow the progress after they were caught.
  enum Path {
    /// From start to end, because they were on that path.
    case straight
    /// Straight to each end.
    case bent
    /// By the change of progress, up to their ends, so that they move with a finger.
    case parallel
  }

  /// The velocities when they were caught; empty if they were at rest.
  private var velocities: [PartValue]
  /// The progress when they were caught.
  private let caught: CaughtProgress
  /// The displayed progress.
  private(set) var shown: CGFloat

  /// Catches parts at their values, to follow a path unless they are on their own.
  init(
    of parts: [SpringPart],
    at progress: CGFloat,
    velocities: [PartValue] = [],
    _ path: Path = .bent
  ) {
    self.path = parts.allSatisfy { $0.isOnItsWay($0.value, at: progress) } ? .straight : path
    origins = parts.map(\.value)
    self.velocities = velocities
    (caught, shown) = (CaughtProgress(value: progress), progress)
  }

  /// Catches parts that something else has moved, at their displayed values: with the progress's velocity if they are
  /// on their path, otherwise at rest.
  init(of parts: [SpringPart], displayedAt places: [PartValue], at motion: MotionState) {
    (origins, path) = (places, .bent)
    let isAtRest = motion.velocity == 0
    velocities =
      isAtRest
      ? []
      : zip(parts, places).map { part, place in
        part.isOnItsWay(place, at: motion.progress) ? part.motion(at: motion).velocity : .zero
      }
    (caught, shown) = (CaughtProgress(value: motion.progress), motion.progress)
  }

  /// Removes the velocities of parts that haven't moved yet.
  mutating func rest() {
    velocities = []
  }

  /// Whether the parts were at rest.
  var isAtRest: Bool { velocities.isEmpty }

  /// Moves the parts to a progress.
  mutating func move(to progress: CGFloat) {
    shown = progress
  }

  /// Shifts a part's initial value.
  mutating func move(_ number: Int, by change: PartValue) {
    origins[number] += change
  }

  /// The parts' values at the displayed progress, even if something has changed them since.
  func values(of parts: [SpringPart]) -> [PartValue] {
    parts.enumerated().map { number, part in value(of: part, number: number) }
  }

  /// The value of one part at the displayed progress.
  func value(of part: SpringPart, number: Int) -> PartValue {
    let (origin, progress) = (origins[number], min(max(shown, 0), 1))
    switch path {
    case .straight: return part.ends.start + part.displacement * progress
    case .parallel:
      let stretch = part.stretch(around: origin)
      let step = progress - caught.value
      return origin + part.displacement * min(max(step, stretch.lowerBound), stretch.upperBound)
    case .bent:
      let (end, share) = caught.share(at: progress)
      return origin + (part.ends[end] - origin) * share
    }
  }

  /// The velocities of the parts for a velocity of the progress; while they haven't moved, their initial velocities.
  func velocities(of parts: [SpringPart], at velocity: CGFloat) -> [PartValue] {
    if shown == caught.value, !velocities.isEmpty { return velocities }
    switch path {
    case .straight: return parts.map { $0.displacement * velocity }
    case .parallel:
      let step = shown - caught.value
      return zip(parts, origins).map { part, origin in
        part.stretch(around: origin).contains(step) ? part.displacement * velocity : .zero
      }
    case .bent: break
    }
    let isForward = shown > caught.value || (shown == caught.value && velocity >= 0)
    let end: TransitionEnd = isForward ? .end : .start
    let speed = (isForward ? velocity : -velocity) / caught.length(to: end)
    return zip(parts, origins).map { part, origin in (part.ends[end] - origin) * speed }
  }
}

/// The progress at which something was caught off its path, and from which it moves straight to each end.
struct CaughtProgress {
  let value: CGFloat

  /// Returns the end toward which a progress leads from here, and the fraction of that distance.
  func share(at progress: CGFloat) -> (end: TransitionEnd, share: CGFloat) {
    let end: TransitionEnd = progress < value ? .start : .end
    return (end, abs(progress - value) / length(to: end))
  }

  /// The distance to an end, in progress.
  func length(to end: TransitionEnd) -> CGFloat {
    max(abs(end.progress - value), CaughtProgress.leastLength)
  }

  /// Something that is dragged is at most four times as fast as the progress.
  private static let leastLength: CGFloat = 0.25
}

extension SpringPart {
  /// The distance from the start to the end.
  var displacement: PartValue { ends.end - ends.start }

  /// Whether a value differs invisibly from the part's value at a progress.
  fileprivate func isOnItsWay(_ value: PartValue, at progress: CGFloat) -> Bool {
    let place = ends.start + displacement * progress
    return property.visibility(of: value - place) < SpringPart.leastVisibility
  }

  /// The fractions of its path from a value back to its start and on to its end, each 0 past that end.
  fileprivate func stretch(around origin: PartValue) -> ClosedRange<CGFloat> {
    let share = share(of: (origin, .zero)).progress
    return min(-share, 0)...max(1 - share, 0)
  }

  /// Converts a value and a velocity to a fraction of the path, and fractions per second.
  func share(of motion: (value: PartValue, velocity: PartValue)) -> MotionState {
    let square = PartValue.dot(displacement, displacement)
    guard square > 0, square.isFinite else { return MotionState(progress: 1) }
    return MotionState(
      progress: PartValue.dot(motion.value - ends.start, displacement) / square,
      velocity: PartValue.dot(motion.velocity, displacement) / square
    )
  }

  /// Converts a fraction of the path, and its rate, to a value and a velocity.
  func motion(at share: MotionState) -> (value: PartValue, velocity: PartValue) {
    (ends.start + displacement * share.progress, displacement * share.velocity)
  }
}
