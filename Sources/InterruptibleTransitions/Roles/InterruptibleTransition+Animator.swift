public import UIKit

extension InterruptibleTransition: UIViewControllerAnimatedTransitioning {
  /// The time that the spring takes from rest to rest, in seconds; a catch can make it any other.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    Leg(from: MotionState(progress: 0), toward: .end, spring: spring).duration
  }

  /// Starts the transition, where UIKit does without the interactor.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    begin(in: transitionContext)
  }

  /// The one animator of a transition: the same whenever UIKit asks.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    transition(in: transitionContext).animator
  }
}
