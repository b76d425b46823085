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
  private let anchor: CGFloat
  private let baseline: CGPoint
  /// The way from start to end, in points.
  var travel: CGVector
  private var latest: CGPoint
  private var latestMove: TimeInterval

  /// A finger that hasn't moved for this many seconds rests.
  ///
  /// A recognizer keeps reporting the last velocity all the same. Android's `VelocityTracker` draws the
  /// line at 40 ms.
  private static let restingTime: TimeInterval = 0.05

  /// The report that a finger was lifted comes about a frame after its last move, and says nothing new of
  /// where it was: for so many seconds at most it is taken to have moved on as it did.
  private static let greatestLateness: TimeInterval = 1.0 / 60

  /// Takes hold of a transition.
  ///
  /// - Parameters:
  ///   - progress: Where the transition is now.
  ///   - reading: What the recognizer reports now; its translation need not be zero.
  ///   - travel: The way from start to end, in points.
  init(holding progress: CGFloat, at reading: PanReading, travel: CGVector) {
    anchor = progress
    baseline = reading.translation
    self.travel = travel
    latest = reading.translation
    latestMove = reading.time
  }

  /// The progress that a finger's translation means, at a time in seconds.
  mutating func progress(at translation: CGPoint, time: TimeInterval) -> CGFloat {
    if translation != latest {
      latest = translation
      latestMove = time
    }
    return anchor + share(translation.x - baseline.x, translation.y - baseline.y)
  }

  /// The motion that a finger's translation and velocity mean.
  mutating func motion(_ reading: PanReading) -> MotionState {
    let progress = progress(at: reading.translation, time: reading.time)
    let isResting = reading.time - latestMove > PanTracker.restingTime
    return MotionState(
      progress: progress,
      velocity: isResting ? 0 : share(reading.velocity.x, reading.velocity.y)
    )
  }

  /// The motion that a finger hands over when it is lifted.
  mutating func release(_ reading: PanReading) -> MotionState {
    var motion = motion(reading)
    let lateness = min(reading.time - latestMove, PanTracker.greatestLateness)
    motion.progress += motion.velocity * CGFloat(lateness)
    return motion
  }

  /// The part of a vector that goes along the travel, as a share of it.
  private func share(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
    let square = travel.dx * travel.dx + travel.dy * travel.dy
    let share = (dx * travel.dx + dy * travel.dy) / square
    return square > 0 && share.isFinite ? share : 0
  }
}
