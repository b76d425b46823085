public import UIKit

extension InterruptibleTransition: UIViewControllerInteractiveTransitioning {
  /// True where a gesture has asked for the transition; others start running, and are caught later.
  public var wantsInteractiveStart: Bool {
    if case .expected = machine.phase { true } else { false }
  }

  /// Starts the transition, in a finger's hand or running.
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    begin(in: transitionContext)
  }
}
