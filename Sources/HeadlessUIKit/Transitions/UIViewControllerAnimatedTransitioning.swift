/// Animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animator of an interruptible transition: for one context always the same, and active until
  /// the transition is over.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  func animationEnded(_ transitionCompleted: Bool)
}

/// The requirements that are optional in UIKit.
extension UIViewControllerAnimatedTransitioning {
  /// Stands for an adopter that has none: the transition is then not interruptible.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator.none
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

extension UIViewPropertyAnimator {
  /// What an adopter without an interruptible animator vends.
  static let none = UIViewPropertyAnimator(duration: 0, curve: .linear)
}
