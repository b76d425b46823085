import Foundation

/// Where a motion would come to rest if nothing but friction held it.
///
/// The formula is that of WWDC18 session 803, "Designing Fluid Interfaces": a velocity v travels on by
/// v · r / (1 − r) / 1000, with r the share of the speed that is left after a millisecond.
enum Projection {
  /// `UIScrollView.DecelerationRate.normal`.
  private static let decelerationRate: CGFloat = 0.998

  /// The progress at which a motion would come to rest.
  static func restingProgress(of motion: MotionState) -> CGFloat {
    let reach = decelerationRate / (1 - decelerationRate) / 1000
    return motion.progress + motion.velocity * reach
  }

  /// The end that a released transition goes to: the one on whose half it would come to rest.
  static func end(of motion: MotionState) -> TransitionEnd {
    restingProgress(of: motion.clamped) >= 0.5 ? .end : .start
  }
}
