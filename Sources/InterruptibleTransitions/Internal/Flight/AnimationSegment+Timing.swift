import UIKit

@MainActor
extension AnimationSegment {
  /// The timing curve of a property animator for this animation.
  ///
  /// Both components of a spring's velocity are equal: UIKit uses both for a view's center and only `dx` for everything
  /// else, so unequal ones would separate the parts of a transition.
  var timing: any UITimingCurveProvider {
    switch curve {
    case .spring(let omega):
      DampedSpring(omega: omega)
        .timing(initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity))
    case .even: AnimationSegment.line
    }
  }

  /// The timing of a scrubbed animator.
  static var line: UICubicTimingParameters { UICubicTimingParameters(animationCurve: .linear) }

  /// The time until the end, in seconds; for a spring, until it has settled by UIKit's own rule.
  var duration: TimeInterval {
    switch curve {
    case .spring: UIViewPropertyAnimator(duration: 0, timingParameters: timing).duration
    case .even(let duration): duration
    }
  }
}

@MainActor
extension DampedSpring {
  /// The timing curve of a property animator on the spring.
  func timing(initialVelocity: CGVector) -> UISpringTimingParameters {
    UISpringTimingParameters(
      mass: 1,
      stiffness: omega * omega,
      damping: 2 * ratio * omega,
      initialVelocity: initialVelocity
    )
  }
}

/// Measures how long an animation has been running on screen.
///
/// An animator's animations start with the next commit, which a busy main thread delays, so the time since the call
/// says little. A hidden layer's linear animation starts with the same commit, and its presentation value is the
/// elapsed time.
@MainActor
final class SegmentClock {
  private var layer: CALayer?
  /// The longest time that can be measured, in seconds.
  private static let hour: TimeInterval = 3600

  /// Starts at zero with the next commit, with a layer in a view.
  func start(in view: UIView) {
    stop()
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = SegmentClock.hour
    animation.duration = SegmentClock.hour
    layer.add(animation, forKey: nil)
    view.layer.addSublayer(layer)
    self.layer = layer
  }

  func stop() {
    layer?.removeFromSuperlayer()
    layer = nil
  }

  /// The seconds since the commit; 0 before it.
  var elapsed: TimeInterval { TimeInterval(layer?.presentation()?.position.x ?? 0) }
}

/// The opening animation of a noninteractive transition, with its duration, which is costly to compute.
@MainActor
struct OpeningAnimation {
  let segment: AnimationSegment
  /// In seconds.
  let duration: TimeInterval
  /// The spring; nil for an animation at a constant speed.
  let spring: Spring?

  init(_ spring: Spring) {
    (segment, self.spring) = (AnimationSegment(opening: spring), spring)
    duration = segment.duration
  }

  init(in duration: TimeInterval) {
    (segment, self.duration, spring) = (AnimationSegment(openingIn: duration), duration, nil)
  }

  /// The default for pushes, pops, tab changes, and custom containers.
  static let usual = OpeningAnimation(.systemPush)
  /// The default for presentations and dismissals.
  static let usualOfPresentations = OpeningAnimation(.systemPresentation)
}
