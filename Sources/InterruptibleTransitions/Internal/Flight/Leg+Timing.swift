import UIKit

extension Leg {
  /// The spring that moves a property animator along the leg.
  ///
  /// Both components of the velocity are the same: UIKit uses both for a view's center and only `dx` for
  /// everything else, so unequal ones would pull one transition apart.
  @MainActor
  var timing: UISpringTimingParameters {
    UISpringTimingParameters(
      mass: 1,
      stiffness: omega * omega,
      damping: 2 * omega,
      initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity)
    )
  }

  /// The time until the spring has settled, in seconds, by UIKit's own rule.
  @MainActor
  var duration: TimeInterval {
    UIViewPropertyAnimator(duration: 0, timingParameters: timing).duration
  }
}

extension Spring {
  /// A leg from rest at the start to rest at the end.
  var wholeLeg: Leg { Leg(from: MotionState(progress: 0), toward: .end, spring: self) }

  /// The time that it takes from rest to rest, in seconds.
  @MainActor
  var duration: TimeInterval { wholeLeg.duration }
}

extension TransitionEnd {
  /// What UIKit calls it.
  var position: UIViewAnimatingPosition {
    switch self {
    case .start: .start
    case .end: .end
    }
  }
}
