import UIKit

/// Turns a finger's way in points into the motion of a transition.
struct PanTracker {
  private let anchor: CGFloat
  private let baseline: CGPoint
  private let travel: CGVector
  private var latest: CGPoint
  private var latestMove: TimeInterval

  /// A finger that has not moved for this many seconds rests. A recogniser keeps reporting the last
  /// velocity all the same; Android's `VelocityTracker` draws the line at 40 ms.
  private static let restingTime: TimeInterval = 0.05

  /// Takes hold of a transition.
  ///
  /// - Parameters:
  ///   - progress: Where the transition is now.
  ///   - translation: Where the recogniser's translation is now; it need not be zero.
  ///   - travel: The way from start to end, in points.
  ///   - time: Seconds.
  init(holding progress: CGFloat, at translation: CGPoint, travel: CGVector, time: TimeInterval) {
    anchor = progress
    baseline = translation
    self.travel = travel
    latest = translation
    latestMove = time
  }

  /// The motion that a finger's translation and velocity mean.
  mutating func motion(
    translation: CGPoint,
    velocity: CGPoint,
    time: TimeInterval
  ) -> MotionState {
    if translation != latest {
      latest = translation
      latestMove = time
    }
    let isResting = time - latestMove > PanTracker.restingTime
    return MotionState(
      progress: anchor + share(translation.x - baseline.x, translation.y - baseline.y),
      velocity: isResting ? 0 : share(velocity.x, velocity.y)
    )
  }

  /// The part of a vector that goes along the travel, as a share of it.
  private func share(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
    let square = travel.dx * travel.dx + travel.dy * travel.dy
    let share = (dx * travel.dx + dy * travel.dy) / square
    return square > 0 && share.isFinite ? share : 0
  }
}
