import UIKit

@MainActor
extension Leg {
  /// An animator that moves along the leg.
  func makeAnimator() -> UIViewPropertyAnimator {
    switch course {
    case .spring: UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    case .even(let duration): UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    }
  }

  /// The curve that moves a property animator along the leg.
  ///
  /// Both components of a spring's velocity are the same: UIKit uses both for a view's center and only `dx` for
  /// everything else, so unequal ones would pull one transition apart.
  var timing: any UITimingCurveProvider {
    switch course {
    case .spring(let omega):
      UISpringTimingParameters(
        mass: 1,
        stiffness: omega * omega,
        damping: 2 * omega,
        initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity)
      )
    case .even: Leg.line
    }
  }

  /// The timing of what is scrubbed.
  static var line: UICubicTimingParameters { UICubicTimingParameters(animationCurve: .linear) }

  /// The time until the end, in seconds; of a spring, until it has settled, by UIKit's own rule.
  var duration: TimeInterval {
    switch course {
    case .spring: makeAnimator().duration
    case .even(let duration): duration
    }
  }
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
