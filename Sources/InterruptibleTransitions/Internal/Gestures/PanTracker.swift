import UIKit

/// Where a pan recognizer's finger is at a moment.
struct PanReading {
  /// In points, from the recognizer's origin.
  var translation: CGPoint
  /// In seconds.
  var time: TimeInterval
  /// The translation in the window; nil if it isn't known.
  var inWindow: CGPoint?

  /// How far the finger has moved since an earlier reading, in the view as it is now.
  fileprivate func step(since earlier: CGPoint?) -> CGPoint? {
    guard let inWindow, let earlier else { return nil }
    let step = CGPoint(x: inWindow.x - earlier.x, y: inWindow.y - earlier.y)
    // The view's scale and rotation, as a complex number.
    let square = inWindow.x * inWindow.x + inWindow.y * inWindow.y
    guard square >= 1 else { return step }
    let real = (translation.x * inWindow.x + translation.y * inWindow.y) / square
    let imaginary = (translation.y * inWindow.x - translation.x * inWindow.y) / square
    return CGPoint(
      x: real * step.x - imaginary * step.y,
      y: real * step.y + imaginary * step.x
    )
  }
}

/// Converts a finger's motion in points to that of a transition.
struct PanTracker {
  private var anchor: CGFloat
  /// For how many points of the drag nothing moves.
  private var slop: CGFloat
  private var baseline: CGPoint
  /// How far the finger had moved before it was last re-anchored, in points.
  private var detour: CGFloat = 0
  /// The vector from start to end, in points.
  private var travel: CGVector
  /// The time at which the drag started.
  private let start: TimeInterval
  private var latest: CGPoint
  private var latestInWindow: CGPoint?
  private var latestMove: TimeInterval
  /// The duration of the latest move, in seconds: a frame of a display of 60 to 240 Hz.
  private var interval: TimeInterval = 1.0 / 60

  /// A finger that hasn't moved for this many seconds rests.
  ///
  /// A recognizer keeps reporting the last velocity even then. Android's `VelocityTracker` uses a limit of 40 ms.
  private static let restingTime: TimeInterval = 0.05

  /// For how many seconds after its last move a finger is assumed to continue: 1.5 frames of its moves.
  ///
  /// The report of a lift arrives about a frame after the last move, without a new position. A later report means that
  /// the finger has stood still, and a view that stands still must not jump.
  private var greatestLateness: TimeInterval { 1.5 * interval }

  /// How far a finger moves before it drags, in points: as far as before a pan begins.
  private static let dragDistance: CGFloat = 10

  /// How far a finger may move in a tap, in points: a longer movement has a direction.
  private static let tapAllowance: CGFloat = 5

  /// The greatest duration of a tap, in seconds: a `UILongPressGestureRecognizer` treats a longer one as a press.
  private static let longestTap: TimeInterval = 0.5

  /// How far a finger that starts a transition moves from its touch before the screen does, in points; the screen stays
  /// behind it by this distance.
  ///
  /// Measured on the system's back swipe, on iOS 27 by JakeThomson/swift_transitions. A pan begins after about 10
  /// points, but when exactly, and whether its translation counts from the touch or from there, has differed between
  /// systems.
  private static let startingSlop: CGFloat = 12

  /// Holds a transition at its current progress, at a time in seconds; the translation need not be zero.
  init(
    holding progress: CGFloat,
    from translation: CGPoint,
    at time: TimeInterval,
    travel: CGVector
  ) {
    (anchor, slop, baseline) = (progress, 0, translation)
    (self.travel, start) = (travel, time)
    (latest, latestMove) = (translation, time)
  }

  /// Holds a transition that a finger starts, after its translation since it touched down.
  init(
    startingAfter moved: CGPoint,
    from translation: CGPoint,
    at time: TimeInterval,
    travel: CGVector
  ) {
    self.init(holding: 0, from: translation, at: time, travel: travel)
    slop = PanTracker.startingSlop
    baseline = CGPoint(x: translation.x - moved.x, y: translation.y - moved.y)
  }

  /// Measures along a transition's travel, unless the finger has started in another direction, which then stays.
  mutating func follow(_ travel: CGVector) {
    if product(travel) > 0 { self.travel = travel }
  }

  /// The product of a vector and the finger's direction: less than 0 if the vector leads back.
  private func product(_ movement: CGVector) -> CGFloat {
    movement.dx * travel.dx + movement.dy * travel.dy
  }

  /// Re-anchors at the current progress, because the travel's length has changed; uses the first of the given vectors
  /// that leads in the current direction.
  ///
  /// The translation of the same location may have changed, too.
  mutating func reanchor(at translation: CGPoint, along travels: [CGVector]) {
    let movement = share(latest.x - baseline.x, latest.y - baseline.y)
    anchor += pastSlop(movement)
    slop = max(slop - max(movement, 0) * hypot(self.travel.dx, self.travel.dy), 0)
    detour = max(detour, distance(to: latest))
    (baseline, latest) = (translation, translation)
    if let next = travels.first(where: { product($0) > 0 }) { travel = next }
  }

  /// The progress for a finger's translation.
  mutating func progress(_ reading: PanReading) -> CGFloat {
    record(reading)
    return anchor + pastSlop(share(latest.x - baseline.x, latest.y - baseline.y))
  }

  /// Records the finger's latest move, and its time.
  ///
  /// If something else moves the view below the finger, the translation changes by more than the finger has moved. That
  /// leaves the progress.
  mutating func record(_ reading: PanReading) {
    let step = reading.step(since: latestInWindow)
    latestInWindow = reading.inWindow
    guard reading.translation != latest else { return }
    if let step {
      let (x, y) = (
        reading.translation.x - latest.x - step.x, reading.translation.y - latest.y - step.y
      )
      if hypot(x, y) > hypot(step.x, step.y) {
        baseline.x += x
        baseline.y += y
      }
    }
    latest = reading.translation
    if step == .zero { return }
    interval = min(max(reading.time - latestMove, 1.0 / 240), 1.0 / 60)
    latestMove = reading.time
  }

  /// The finger's translation until its latest move.
  var movement: CGPoint { movement(to: latest) }

  /// The finger's translation from where the drag or the touch started.
  func movement(to translation: CGPoint) -> CGPoint {
    CGPoint(x: translation.x - baseline.x, y: translation.y - baseline.y)
  }

  /// The finger's velocity in points per second, which the recognizer reports for a reading; it fades while the finger rests.
  mutating func velocity(_ velocity: CGPoint, at reading: PanReading) -> CGPoint {
    record(reading)
    let pause = reading.time - latestMove - greatestLateness
    let share = 1 - pause / (PanTracker.restingTime - greatestLateness)
    let kept = CGFloat(min(max(share, 0), 1))
    return CGPoint(x: velocity.x * kept, y: velocity.y * kept)
  }

  /// For how many seconds a lifted finger is assumed to have continued.
  func lateness(at time: TimeInterval) -> TimeInterval {
    let lateness = time - latestMove
    return lateness > greatestLateness ? 0 : lateness
  }

  /// Whether a finger has moved far enough for a drag.
  func hasMoved(to translation: CGPoint) -> Bool {
    distance(to: translation) >= PanTracker.dragDistance
  }

  /// Whether a lifted finger was down briefly enough, and moved little enough, for a tap.
  func isTap(at reading: PanReading) -> Bool {
    reading.time - start < PanTracker.longestTap
      && distance(to: reading.translation) < PanTracker.tapAllowance
  }

  private func distance(to translation: CGPoint) -> CGFloat {
    max(detour, hypot(translation.x - baseline.x, translation.y - baseline.y))
  }

  /// The motion of the transition for a finger's translation and velocity.
  mutating func motion(_ reading: PanReading, velocity: CGPoint) -> MotionState {
    let progress = progress(reading)
    let velocity = self.velocity(velocity, at: reading)
    return MotionState(progress: progress, velocity: share(velocity.x, velocity.y))
  }

  /// The motion at which a lifted finger releases the transition.
  mutating func release(_ reading: PanReading, velocity: CGPoint) -> MotionState {
    var motion = motion(reading, velocity: velocity)
    motion.progress += motion.velocity * CGFloat(lateness(at: reading.time))
    return motion
  }

  /// What is left of a fraction of the travel past the slop.
  private func pastSlop(_ share: CGFloat) -> CGFloat {
    share - min(max(share, 0), slop / hypot(travel.dx, travel.dy))
  }

  /// The component of a vector along the travel, as a fraction of the travel.
  private func share(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
    let square = travel.dx * travel.dx + travel.dy * travel.dy
    let share = (dx * travel.dx + dy * travel.dy) / square
    return share.isFinite ? share : 0
  }
}

extension UIPanGestureRecognizer {
  func reading(in view: UIView) -> PanReading {
    PanReading(
      translation: translation(in: view),
      time: CACurrentMediaTime(),
      inWindow: translation(in: nil)
    )
  }

  /// Whether the finger moves along a vector.
  func moves(along travel: CGVector, in view: UIView) -> Bool {
    let velocity = velocity(in: view)
    return velocity.x * travel.dx + velocity.y * travel.dy > 0
  }
}
