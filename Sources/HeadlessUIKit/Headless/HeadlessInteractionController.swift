/// The method that UIKit's `UIViewControllerInteractiveTransitioning` adds to a class: the start of a transition.
@preconcurrency @MainActor
open class HeadlessInteractionController: NSObject {
  public override init() {
    super.init()
  }

  /// Starts the transition; a subclass calls super.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    start(transitionContext)
  }

  /// Hook: what a class of the module's own starts.
  func start(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
