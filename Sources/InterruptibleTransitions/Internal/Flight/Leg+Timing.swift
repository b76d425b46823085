import UIKit

@MainActor
extension Leg {
  /// The curve that moves a property animator along the leg.
  ///
  /// Both components of a spring's velocity are the same: UIKit uses both for a view's center and only `dx` for
  /// everything else, so unequal ones would pull one transition apart.
  var timing: any UITimingCurveProvider {
    switch course {
    case .spring(let omega):
      DampedSpring(omega: omega, ratio: 1)
        .timing(initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity))
    case .even: Leg.line
    }
  }

  /// The timing of what is scrubbed.
  static var line: UICubicTimingParameters { UICubicTimingParameters(animationCurve: .linear) }

  /// The time until the end, in seconds; of a spring, until it has settled, by UIKit's own rule.
  var duration: TimeInterval {
    switch course {
    case .spring: UIViewPropertyAnimator(duration: 0, timingParameters: timing).duration
    case .even(let duration): duration
    }
  }
}

@MainActor
extension DampedSpring {
  /// The curve that moves a property animator on the spring.
  func timing(initialVelocity: CGVector) -> UISpringTimingParameters {
    UISpringTimingParameters(
      mass: 1,
      stiffness: omega * omega,
      damping: 2 * ratio * omega,
      initialVelocity: initialVelocity
    )
  }
}

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

/// The first leg of a transition that nothing holds, with its duration, which is costly to compute.
@MainActor
struct FirstLeg {
  let leg: Leg
  /// In seconds.
  let duration: TimeInterval
  /// The spring; nil for a leg at one speed.
  let spring: Spring?

  init(_ spring: Spring) {
    (leg, self.spring) = (Leg(opening: spring), spring)
    duration = leg.duration
  }

  init(in duration: TimeInterval) {
    (leg, self.duration, spring) = (Leg(openingIn: duration), duration, nil)
  }

  /// The default of pushes, pops, tab changes, and custom containers.
  static let usual = FirstLeg(.systemPush)
  /// The default of presentations and dismissals.
  static let usualOfPresentations = FirstLeg(.systemPresentation)
}
