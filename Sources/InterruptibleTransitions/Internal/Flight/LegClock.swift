import UIKit

/// Measures for how long a leg has been seen to move.
///
/// What an animator starts begins to move with the next commit, and a busy main thread delays that: the time since
/// the call says little. So an animation of a layer that nobody sees begins with the same commit, and moves evenly.
/// Where it is seen is the time that the leg has had.
@MainActor
final class LegClock {
  private var layer: CALayer?
  /// The longest time that is measured, in seconds.
  private static let hour: TimeInterval = 3600

  /// Begins at zero with the next commit, by a layer in a view.
  func start(in view: UIView) {
    stop()
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = LegClock.hour
    animation.duration = LegClock.hour
    layer.add(animation, forKey: nil)
    view.layer.addSublayer(layer)
    self.layer = layer
  }

  func stop() {
    layer?.removeFromSuperlayer()
    layer = nil
  }

  /// The seconds since the commit, zero before it.
  var elapsed: TimeInterval { TimeInterval(layer?.presentation()?.position.x ?? 0) }
}
