import UIKit

/// Transitions in an app's own containers.
extension InterruptibleTransition {
  /// Runs the transition of an app's own container, by the rules of every other call.
  public func run(_ context: ContainerTransitionContext) {
    make(.replace(context, by: self))
  }

  /// Starts a transition that is not kept waiting.
  func start(_ context: ContainerTransitionContext) {
    context.bringUpToDate()
    asked = context.errand
    context.begin()
    startInteractiveTransition(context)
  }
}

extension TransitionCall {
  static func replace(
    _ context: ContainerTransitionContext,
    by transition: InterruptibleTransition
  ) -> TransitionCall {
    TransitionCall(
      isAnimated: context.isAnimated,
      wantedEnd: { running in
        context.errand.to.flatMap { running.end(showing: $0, in: context.container) }
      },
      isMoot: { context.isMoot },
      coordinator: { context.container.transitionCoordinator },
      perform: { transition.start(context) }
    )
  }
}
