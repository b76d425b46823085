import Foundation

/// Parts that follow a transition's progress.
///
/// A part that is caught elsewhere than the progress is goes on from there: it reaches an end when the progress does, but is
/// never more than four times as fast, and what is then left of its way it makes on its spring.
@MainActor
struct PartGrip {
  /// Where the parts were when somebody took them.
  private let origins: [PartValue]
  /// How fast they were; empty if they were at rest.
  private var velocities: [PartValue]
  /// The progress then.
  private let caught: CGFloat
  /// The progress that is shown.
  private(set) var shown: CGFloat

  init(of parts: [SpringPart], at progress: CGFloat, velocities: [PartValue] = []) {
    origins = parts.map(\.value)
    self.velocities = velocities
    (caught, shown) = (progress, progress)
  }

  /// Takes the motion from parts that nothing has moved yet.
  mutating func rest() {
    velocities = []
  }

  /// Puts the parts where they belong at a progress.
  mutating func show(_ progress: CGFloat, with parts: [SpringPart]) {
    shown = progress
    let (end, share) = way
    for (part, origin) in zip(parts, origins) {
      part.value = origin + (part.ends[end] - origin) * share
    }
  }

  /// Where the parts have been put, whatever has moved them since.
  func values(of parts: [SpringPart]) -> [PartValue] {
    let (end, share) = way
    return zip(parts, origins).map { part, origin in origin + (part.ends[end] - origin) * share }
  }

  /// The way from where the parts were taken: toward which end, and how much of it.
  private var way: (end: TransitionEnd, share: CGFloat) {
    let progress = min(max(shown, 0), 1)
    let end: TransitionEnd = progress < caught ? .start : .end
    return (end, abs(progress - caught) / length(to: end))
  }

  /// How fast parts are while the progress has a velocity; where nothing has moved them, as fast as they were.
  func velocities(of parts: [SpringPart], at velocity: CGFloat) -> [PartValue] {
    if shown == caught, !velocities.isEmpty { return velocities }
    let isForward = shown > caught || (shown == caught && velocity >= 0)
    let end: TransitionEnd = isForward ? .end : .start
    let pace = (isForward ? velocity : -velocity) / length(to: end)
    return zip(parts, origins).map { part, origin in (part.ends[end] - origin) * pace }
  }

  /// The progress that a way takes along which parts are dragged.
  private func length(to end: TransitionEnd) -> CGFloat {
    max(abs(end.progress - caught), PartGrip.leastLength)
  }

  /// Parts are at most four times as fast as the progress.
  private static let leastLength: CGFloat = 0.25
}

extension SpringPart {
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
