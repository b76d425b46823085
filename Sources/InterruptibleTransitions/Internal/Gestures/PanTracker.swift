import UIKit

/// What a pan recognizer reports of its finger at a moment.
struct PanReading {
  /// In points, from the recognizer's own origin.
  var translation: CGPoint
  /// In points per second.
  var velocity: CGPoint
  /// In seconds.
  var time: TimeInterval
}

/// Converts a finger's motion in points to that of a transition.
struct PanTracker {
  private var anchor: CGFloat
  /// For how many points along the way nothing moves.
  private var slop: CGFloat
  private var baseline: CGPoint
  /// How far the finger had gone before it last took hold anew, in points.
  private var detour: CGFloat = 0
  /// The way from start to end, in points.
  private var travel: CGVector
  /// When it took hold.
  private let start: TimeInterval
  private var latest: CGPoint
  private var latestMove: TimeInterval
  /// How long the latest move took, in seconds: a frame of a display of 60 to 240 Hz.
  private var interval: TimeInterval = 1.0 / 60

  /// A finger that hasn't moved for this many seconds rests.
  ///
  /// A recognizer keeps reporting the last velocity all the same. Android's `VelocityTracker` draws the
  /// line at 40 ms.
  private static let restingTime: TimeInterval = 0.05

  /// For how many seconds after its last move a finger is taken to have moved on as it did: a frame and a half, as its moves
  /// come.
  ///
  /// The report that it was lifted comes about a frame after its last move, and says nothing new of where it was. One that comes
  /// later tells of a finger that has stood still, and what has been standing still doesn't leap.
  private var greatestLateness: TimeInterval { 1.5 * interval }

  /// How far a finger goes before it drags, in points: as far as before a pan begins.
  private static let dragDistance: CGFloat = 10

  /// How far a finger may stray in a tap, in points: one that has gone farther has shown where it wants to go.
  private static let tapAllowance: CGFloat = 5

  /// How long a tap may take, in seconds: a `UILongPressGestureRecognizer` takes what is longer for a press.
  private static let longestTap: TimeInterval = 0.5

  /// How far a finger that starts a transition goes from where it touched down before anything moves, in points; so
  /// much the screen stays behind it from then on.
  ///
  /// Measured of the system's back swipe, on iOS 27 by JakeThomson/swift_transitions. A pan begins after about 10
  /// points, but when exactly, and whether its translation counts from the touch or from there, has differed
  /// between systems.
  private static let startingSlop: CGFloat = 12

  /// Takes hold of a transition where it is, at a time in seconds; the translation need not be zero.
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

  /// Takes hold of a transition that a finger starts, after the way that it has gone since it touched down.
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

  /// Measures along a transition's own way, unless the finger has begun to go another one: what it goes along moves.
  mutating func follow(_ travel: CGVector) {
    if product(travel) > 0 { self.travel = travel }
  }

  /// How far a way leads where the finger's does: less than 0 where it leads back.
  private func product(_ way: CGVector) -> CGFloat { way.dx * travel.dx + way.dy * travel.dy }

  /// Takes hold of the transition anew, where it is, because its way has another length; of those given, it goes the first one
  /// that leads where it did.
  ///
  /// The translation may be another one for the same place, too.
  mutating func regrip(at translation: CGPoint, along ways: [CGVector]) {
    let way = share(latest.x - baseline.x, latest.y - baseline.y)
    anchor += way > 0 ? max(way - slopShare, 0) : way
    slop = max(slop - max(way, 0) * hypot(self.travel.dx, self.travel.dy), 0)
    detour = max(detour, distance(to: latest))
    (baseline, latest) = (translation, translation)
    if let next = ways.first(where: { product($0) > 0 }) { travel = next }
  }

  /// The progress that a finger's translation means, at a time in seconds.
  mutating func progress(at translation: CGPoint, time: TimeInterval) -> CGFloat {
    note(translation, time: time)
    let way = share(translation.x - baseline.x, translation.y - baseline.y)
    return anchor + (way > 0 ? max(way - slopShare, 0) : way)
  }

  /// Remembers when the finger last moved.
  mutating func note(_ translation: CGPoint, time: TimeInterval) {
    guard translation != latest else { return }
    interval = min(max(time - latestMove, 1.0 / 240), 1.0 / 60)
    latest = translation
    latestMove = time
  }

  /// The finger's way until its latest move.
  var way: CGPoint { way(to: latest) }

  /// The finger's way from where it took hold, or touched down.
  func way(to translation: CGPoint) -> CGPoint {
    CGPoint(x: translation.x - baseline.x, y: translation.y - baseline.y)
  }

  /// The finger's velocity in points per second; it fades while the finger rests.
  mutating func velocity(_ reading: PanReading) -> CGPoint {
    note(reading.translation, time: reading.time)
    let pause = reading.time - latestMove - greatestLateness
    let share = 1 - pause / (PanTracker.restingTime - greatestLateness)
    let kept = CGFloat(min(max(share, 0), 1))
    return CGPoint(x: reading.velocity.x * kept, y: reading.velocity.y * kept)
  }

  /// For how many seconds a finger that is lifted is taken to have moved on as it did.
  func lateness(at time: TimeInterval) -> TimeInterval {
    let lateness = time - latestMove
    return lateness > greatestLateness ? 0 : lateness
  }

  /// Whether a finger at a translation has gone so far that it drags.
  func hasMoved(to translation: CGPoint) -> Bool {
    distance(to: translation) >= PanTracker.dragDistance
  }

  /// Whether a finger that is lifted was down as shortly and has moved as little as in a tap.
  func isTap(at reading: PanReading) -> Bool {
    reading.time - start < PanTracker.longestTap
      && distance(to: reading.translation) < PanTracker.tapAllowance
  }

  private func distance(to translation: CGPoint) -> CGFloat {
    max(detour, hypot(translation.x - baseline.x, translation.y - baseline.y))
  }

  /// The motion that a finger's translation and velocity mean.
  mutating func motion(_ reading: PanReading) -> MotionState {
    let progress = progress(at: reading.translation, time: reading.time)
    let velocity = velocity(reading)
    return MotionState(progress: progress, velocity: share(velocity.x, velocity.y))
  }

  /// The motion that a finger hands over when it is lifted.
  mutating func release(_ reading: PanReading) -> MotionState {
    var motion = motion(reading)
    motion.progress += motion.velocity * CGFloat(lateness(at: reading.time))
    return motion
  }

  private var slopShare: CGFloat {
    let length = hypot(travel.dx, travel.dy)
    return length > 0 ? slop / length : 0
  }

  /// The part of a vector that goes along the travel, as a share of it.
  private func share(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
    let square = travel.dx * travel.dx + travel.dy * travel.dy
    let share = (dx * travel.dx + dy * travel.dy) / square
    return square > 0 && share.isFinite ? share : 0
  }
}

extension PanReading {
  /// Whether the finger moves along a way.
  func moves(along travel: CGVector) -> Bool {
    velocity.x * travel.dx + velocity.y * travel.dy > 0
  }
}

extension UIPanGestureRecognizer {
  func reading(in view: UIView) -> PanReading {
    PanReading(
      translation: translation(in: view),
      velocity: velocity(in: view),
      time: CACurrentMediaTime()
    )
  }
}
