import UIKit

/// Measures for how long something has been seen to move.
///
/// What an animator starts begins to move with the next commit, and a busy main thread delays that: the time since
/// the call says little. So an animation of a layer that nobody sees begins with the same commit, and moves evenly.
/// Where it is seen is the time that has passed.
@MainActor
final class LegClock {
  private let limit: TimeInterval
  private var layer: CALayer?

  /// - Parameter limit: The longest time that is measured, in seconds.
  init(limit: TimeInterval) {
    self.limit = limit
  }

  /// Begins at zero with the next commit, by a layer in a view.
  func start(in view: UIView) {
    stop()
    let layer = CALayer()
    layer.position.x = limit
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = limit
    animation.duration = limit
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
