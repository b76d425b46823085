import UIKit

/// Counts how often it has started a transition, whose animator it runs or holds.
@MainActor
final class TabInteractor: UIPercentDrivenInteractiveTransition {
  private let animation: TabSlide
  private(set) var starts = 0

  init(_ animation: TabSlide) {
    self.animation = animation
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    starts += 1
    let animator = animation.interruptibleAnimator(using: transitionContext)
    wantsInteractiveStart ? animator.pauseAnimation() : animator.startAnimation()
  }
}
