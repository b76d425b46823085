import UIKit

/// Measures for how long a leg has been seen to move.
///
/// What an animator starts begins to move with the next commit, and a busy main thread delays that: the time since
/// the call says little. So an animation of a layer that nobody sees begins with the same commit, and moves evenly.
/// Where it is seen is the time that the leg has had.
@MainActor
final class LegClock {
  private let layer = CALayer()

  /// The longest time that is measured, in seconds.
  private static let hour: CGFloat = 3600
  private static let key = "time"

  init(in view: UIView) {
    view.layer.addSublayer(layer)
  }

  /// Begins at zero with the next commit.
  func start() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = LegClock.hour
    animation.duration = LegClock.hour
    layer.add(animation, forKey: LegClock.key)
  }

  func stop() {
    layer.removeAnimation(forKey: LegClock.key)
  }

  /// The seconds since the commit, zero before it.
  var elapsed: TimeInterval { TimeInterval(layer.presentation()?.position.x ?? 0) }
}
