/// Drives a transition, from a gesture for instance.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )

  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition starts interactively; if not, it runs by itself, and may be
  /// caught later.
  var wantsInteractiveStart: Bool { get }
}

/// The requirements that are optional in UIKit.
extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
