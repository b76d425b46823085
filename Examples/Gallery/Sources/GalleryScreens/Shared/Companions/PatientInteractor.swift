import UIKit

/// A percent-driven transition that doesn't lose a finger that is lifted before UIKit has started it.
final class PatientInteractor: UIPercentDrivenInteractiveTransition {
  private var isStarted = false
  private var pendingEnd: UIViewAnimatingPosition?

  /// Waits for the next start.
  func begin() {
    isStarted = false
    pendingEnd = nil
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    isStarted = true
    switch pendingEnd {
    case .end: finish()
    case .start: cancel()
    default: break
    }
  }

  override func finish() {
    if isStarted { super.finish() } else { pendingEnd = .end }
  }

  override func cancel() {
    if isStarted { super.cancel() } else { pendingEnd = .start }
  }
}
